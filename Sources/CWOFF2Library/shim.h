// The library speaks C++ only: this carries its link flags, CWOFF2 its calls.
