import Foundation
import Serving

extension Command {
  static let serve = Command(
    name: "serve", summary: "show the site while its sources are written",
    explanation: """
      Builds the site in memory and answers on this machine only. Content, templates, fonts and docgen.yml are
      watched; a change is on every open page as soon as it is saved. A build that fails is shown over the last good
      page. With --output the site is also written there after every good build. Ctrl-C ends it.
      """,
    options: [
      .content, .templates, .output, .baseURL, .jobs, .force, .compress, .rule, .host, .port, .open,
    ],
    examples: [
      Example(line: "docgen serve", meaning: "http://127.0.0.1:8080/, or the next free port"),
      Example(line: "docgen serve --port 4000 --open", meaning: "on this port, in a browser"),
    ]
  ) { arguments in
    let console = Console(arguments)
    let live = LiveSite(arguments, console: console)
    await live.rebuild()
    // What is wrong from the start is wrong usage; what goes wrong later is shown.
    if let failure = await live.lastFailure { throw failure }
    try await writeOutput(arguments)
    // Until here a signal ends the program as it ends any other.
    let signals = try StopSignal.listen()
    let server = try start(arguments, site: await live.site)
    let watcher: Watcher
    do throws(ServingError) {
      watcher = try Watcher()
    } catch {
      throw Failure(error.message, advice: "raise the system's limit of watched folders")
    }

    let address = "http://\(shownHost(arguments)):\(server.port)/"
    if !console.isQuiet { try console.write(Messages.serving(address)) }
    if arguments.has(.open) { Browser.open(address) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in signals { break }
        watcher.stop()
        server.stop()
      }
      group.addTask {
        watcher.watch(WatchedFolders.all(of: try Settings.load(arguments)))
        var told: Failure?
        for await _ in watcher.changes {
          await live.rebuild()
          server.replace(with: await live.site)
          server.send("built")
          // New folders: the watcher tells of a change again for what came into them meanwhile.
          if let settings = try? Settings.load(arguments) { watcher.watch(WatchedFolders.all(of: settings)) }
          let failure = await live.lastFailure
          // Once: what is told may go to a file in a watched folder, which would be another change.
          if let failure, failure != told { console.warn(failure) }
          if failure == nil { try? await writeOutput(arguments) }
          told = failure
        }
      }
      group.addTask {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(5))
          server.beat()
        }
      }
      // The signal ends the watching; the beat only sleeps.
      _ = try await group.next()
      group.cancelAll()
    }
    return .success
  }

  /// Listens on the port that is asked for, or on the first free one of ten when none is.
  private static func start(_ arguments: Arguments, site: ServedSite) throws -> Server {
    let host = arguments.value(of: .host) ?? "127.0.0.1"
    let wanted = arguments.number(of: .port)
    for port in wanted.map({ $0...$0 }) ?? 8080...8089 {
      do throws(ServingError) {
        return try Server(site: site, address: host, port: port)
      } catch {
        if error.isPortTaken, wanted == nil, port < 8089 { continue }
        if error.isLibraryMissing { throw Failure(error.message, advice: "install it to serve") }
        throw Messages.cannotListen(error.message, isPortTaken: error.isPortTaken)
      }
    }
    throw Messages.cannotListen("ports 8080 to 8089 are taken", isPortTaken: true)
  }

  private static func shownHost(_ arguments: Arguments) -> String {
    let host = arguments.value(of: .host) ?? "127.0.0.1"
    return host.contains(":") ? "[\(host)]" : host
  }

  private static func writeOutput(_ arguments: Arguments) async throws {
    guard arguments.has(.output) else { return }
    _ = try await SiteBuild(arguments, console: Console.silent).run()
  }
}
