import Serving

/// What a page runs while it is served: it hears of every build and looks whether it concerns the page.
///
/// The events say only that something happened. What happened is asked for, so that a page that slept through some of
/// them, or was loaded between two builds, ends up the same.
enum LiveScript {
  /// The script.
  static let script = """
    (() => {
      "use strict";
      const self = document.currentScript;
      const place = "docgen-live-scroll:" + location.pathname;
      const version = async url => {
        const answer = await fetch(url, { method: "HEAD", cache: "no-store" });
        return answer.headers.get("ETag");
      };
      const sheets = new Map();
      const bare = link => link.href.split("?")[0];

      const restyle = async () => {
        for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
          const url = bare(link), tag = await version(url), known = sheets.get(url);
          sheets.set(url, tag);
          if (known === undefined || known === tag) continue;
          const next = link.cloneNode();
          next.href = url + "?v=" + encodeURIComponent(tag);
          next.addEventListener("load", () => link.remove());
          link.after(next);
        }
      };

      const part = (name, text, parent) => {
        const element = document.createElement(name);
        element.textContent = text;
        parent.append(element);
        return element;
      };

      const show = failure => {
        document.getElementById("docgen-live-failure")?.remove();
        if (!failure) return;
        const box = document.createElement("div");
        box.id = "docgen-live-failure";
        box.setAttribute("role", "alert");
        part("strong", "The last build failed; this is the last good page.", box);
        part("p", (failure.place ? failure.place + ": " : "") + failure.message, box);
        if (failure.excerpt) part("pre", failure.excerpt, box);
        if (failure.advice) part("p", failure.advice, box);
        document.body.append(box);
      };

      const look = async () => {
        const state = await (await fetch("/\(LivePage.statePath)", { cache: "no-store" })).json();
        show(state.failure);
        if (state.failure) return;
        if (await version(location.pathname) !== self.dataset.tag) {
          sessionStorage.setItem(place, scrollX + " " + scrollY);
          location.reload();
          return;
        }
        await restyle();
      };

      if (self.dataset.findings) {
        const badge = document.createElement("a");
        badge.id = "docgen-live-findings";
        badge.href = self.dataset.href;
        badge.textContent = self.dataset.findings;
        document.body.append(badge);
      }
      const kept = sessionStorage.getItem(place);
      if (kept) {
        sessionStorage.removeItem(place);
        scrollTo(...kept.split(" ").map(Number));
      }
      let turn = restyle();
      const next = () => { turn = turn.then(look).catch(() => {}); };
      const events = new EventSource("\(Server.eventPath)");
      events.addEventListener("open", next);
      events.addEventListener("message", next);
    })();
    """

  /// Its style.
  static let style = """
    #docgen-live-findings {
      position: fixed; inset: auto 16px 16px auto; z-index: 9; padding: 8px 14px; border-radius: 20px;
      background: #17171a; color: #fff; font: 600 13px/1.4 system-ui, sans-serif; text-decoration: none;
      box-shadow: 0 2px 10px rgb(0 0 0 / .3);
    }
    #docgen-live-findings:focus-visible { outline: 3px solid #6f9bff; outline-offset: 2px; }
    #docgen-live-failure {
      position: fixed; inset: 0 0 auto; z-index: 10; max-height: 60vh; overflow: auto; padding: 20px 24px;
      background: #5f1018; color: #fff; font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 4px 24px rgb(0 0 0 / .4);
    }
    #docgen-live-failure p { margin: 8px 0 0; overflow-wrap: anywhere; }
    #docgen-live-failure pre {
      margin: 12px 0 0; padding: 12px; overflow: auto; background: rgb(0 0 0 / .35); border-radius: 6px;
      font: 13px/1.5 ui-monospace, monospace;
    }
    @media print { #docgen-live-findings, #docgen-live-failure { display: none; } }
    """
}
