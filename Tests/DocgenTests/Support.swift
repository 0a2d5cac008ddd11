// Nearly every test here runs the program in a folder of its own: one import for all of them.
@_exported import TestSupport
