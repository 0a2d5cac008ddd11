// What a page does beyond being read. Everything here is a convenience: without it no page loses content.
(() => {
  "use strict";
  const root = document.documentElement;
  const store = {
    get: () => { try { return localStorage.getItem("appearance"); } catch { return null; } },
    set: (value) => { try { value ? localStorage.setItem("appearance", value) : localStorage.removeItem("appearance"); } catch { /* private */ } },
  };
  // Before the first paint, so that nothing flashes.
  const remembered = store.get();
  if (remembered === "light" || remembered === "dark") root.dataset.appearance = remembered;

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const said = make("div", { class: "unseen", "aria-live": "polite" });
  const copy = async (text, button) => {
    try { await navigator.clipboard.writeText(text); } catch {
      const field = make("textarea", { class: "unseen", "aria-hidden": "true" }, text);
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    said.textContent = `Copied ${text}`;
    if (!button) return;
    button.classList.add("copied");
    setTimeout(() => button.classList.remove("copied"), 1200);
  };

  const appearance = () => {
    const group = make("div", { class: "appearance", role: "group", "aria-label": "Appearance" });
    const buttons = ["Auto", "Light", "Dark"].map((name) => {
      const button = make("button", { type: "button" }, name);
      button.addEventListener("click", () => {
        const value = name === "Auto" ? null : name.toLowerCase();
        if (value) root.dataset.appearance = value; else delete root.dataset.appearance;
        store.set(value);
        mark();
      });
      group.append(button);
      return button;
    });
    const mark = () => buttons.forEach((button, index) =>
      button.setAttribute("aria-pressed", String(["", "light", "dark"][index] === (root.dataset.appearance ?? ""))));
    mark();
    (document.querySelector(".side") ?? document.querySelector(".top"))?.append(group);
  };

  const copies = () => {
    for (const tile of document.querySelectorAll(".tile")) {
      const value = tile.querySelector(".value");
      if (!value) continue;
      const row = make("div", { class: "copy", role: "group", "aria-label": `Copy ${tile.querySelector("h3").textContent}` });
      for (const [name, key] of [["Hex", "hex"], ["CSS", "css"], ["Swift", "swift"]]) {
        const button = make("button", { type: "button" }, name);
        button.addEventListener("click", () => copy(value.dataset[key], button));
        row.append(button);
      }
      const link = make("button", { type: "button" }, "Link");
      link.addEventListener("click", () => copy(new URL(`#${encodeURIComponent(tile.id)}`, location).href, link));
      row.append(link);
      const field = tile.querySelector(".sw");
      field.append(row);
      field.addEventListener("click", () => {
        for (const other of document.querySelectorAll(".sw.open")) if (other !== field) other.classList.remove("open");
        field.classList.add("open");
      });
    }
    document.addEventListener("click", (event) => {
      const code = event.target.closest?.("[data-copy]");
      if (code && String(getSelection()) === "") copy(code.textContent, code);
    });
    for (const code of document.querySelectorAll("[data-copy]")) code.title = "Click to copy";
  };

  const contents = () => {
    const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    if (links.size === 0) return;
    const targets = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    let current;
    const mark = () => {
      const reached = targets.filter((target) => target.getBoundingClientRect().top < innerHeight * 0.3);
      const next = links.get((reached.at(-1) ?? targets[0])?.id);
      if (next === current) return;
      current?.removeAttribute("aria-current");
      next?.setAttribute("aria-current", "true");
      current = next;
      const column = next?.closest(".contents");
      if (column && column.scrollHeight > column.clientHeight) {
        column.scrollTop = next.offsetTop - column.clientHeight / 2;
      }
    };
    let waiting = false;
    addEventListener("scroll", () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; mark(); });
    }, { passive: true });
    mark();
  };

  // Whoever asked their system for less motion sees the end, and hears why.
  const isStill = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) said.textContent = "Motion is reduced: this is how it ends.";
    return still;
  };

  const motion = () => {
    for (const graph of document.querySelectorAll(".graph[data-points]")) {
      const runner = graph.querySelector(".runner");
      const values = graph.dataset.points.split(" ").map(Number);
      const seconds = Number(graph.dataset.seconds);
      const play = () => {
        if (isStill()) return;
        const frames = values.map((value, index) => ({
          transform: `translate(${(220 * index) / (values.length - 1)}px, ${-100 * value}px)`,
        }));
        runner.animate(frames, { duration: Math.max(seconds, 0.05) * 1000, fill: "none", easing: "linear" });
      };
      const button = make("button", { type: "button", class: "play" }, "Play");
      button.addEventListener("click", play);
      graph.addEventListener("click", play);
      graph.closest(".move").querySelector(".move-side").prepend(button);
    }
  };

  const drawing = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  // What the scripts that are loaded later share.
  const sharing = () => {
    const siteRoot = document.body.dataset.root;
    window.docgen = {
      make,
      root: siteRoot,
      load: (path) => new Promise((done, failed) => {
        const script = make("script", { src: siteRoot + path });
        script.addEventListener("load", done);
        script.addEventListener("error", failed);
        document.head.append(script);
      }),
      dot: (fill, size) => {
        const box = drawing("svg", { class: "dot", viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" });
        box.append(drawing("rect", { width: 24, height: 24, rx: 6, fill }));
        return box;
      },
      band: (fills) => {
        const box = drawing("svg", { viewBox: `0 0 ${fills.length} 1`, preserveAspectRatio: "none", "aria-hidden": "true" });
        box.append(...fills.map((fill, x) => drawing("rect", { x, width: 1.02, height: 1, fill })));
        return box;
      },
    };
    if (document.getElementById("chooser")) {
      window.docgen.load("assets/color.js").then(() => window.docgen.load("assets/compare.js"));
    }
  };

  let finder;
  const loadFinder = () => finder ??= window.docgen.load("assets/color.js").then(() => window.docgen.load("assets/finder.js"));

  const search = () => {
    let field = document.getElementById("search");
    const home = field;
    let dialog;
    if (home) {
      field.form.hidden = false;
      const results = document.getElementById("results");
      const bind = () => loadFinder().then(() => {
        if (field.dataset.bound) return;
        field.dataset.bound = "";
        window.docgen.search(field, results, gallery());
      });
      field.addEventListener("focus", bind, { once: true });
      field.addEventListener("input", bind, { once: true });
      if (location.hash === "#search") field.focus();
    }
    const open = () => {
      if (home) return home.focus();
      if (!dialog) {
        field = make("input", { type: "search", placeholder: "Search tokens, #hex, symbols, headings", "aria-label": "Search", autocomplete: "off", spellcheck: "false" });
        const results = make("div", { class: "results" });
        const close = make("button", { type: "button", class: "finder-close" }, "Close");
        dialog = make("dialog", { class: "finder", "aria-label": "Search" }, make("form", { class: "search", role: "search" }, field, close), results);
        close.addEventListener("click", () => dialog.close());
        // A search field takes Escape for itself, and would only be emptied by it.
        field.addEventListener("keydown", (event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          dialog.close();
        });
        dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target.closest("a")) dialog.close(); });
        document.body.append(dialog);
        loadFinder().then(() => window.docgen.search(field, results));
      }
      dialog.showModal();
      field.select();
    };
    for (const link of document.querySelectorAll("[data-search]")) {
      link.setAttribute("role", "button");
      link.addEventListener("click", (event) => { event.preventDefault(); open(); });
    }
    addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) && document.activeElement.type !== "radio";
      if (event.key === "/" && !isTyping && !event.metaKey && !event.ctrlKey && !event.altKey) {
        event.preventDefault();
        open();
      } else if (event.key === "Escape" && home && document.activeElement === home) {
        home.value = "";
        home.dispatchEvent(new Event("input"));
      }
    });
  };

  // A long table, and a long palette, have a field that leaves what has its words.
  const sieves = () => {
    const sieve = (rows, before, label) => {
      if (rows.length < 24) return;
      const field = make("input", { type: "search", class: "sieve", placeholder: "Filter", "aria-label": label, autocomplete: "off", spellcheck: "false" });
      field.addEventListener("input", () => {
        const wanted = field.value.trim().toLowerCase();
        let left = 0;
        for (const row of rows) {
          row.hidden = !row.textContent.toLowerCase().includes(wanted);
          if (!row.hidden) left += 1;
        }
        for (const block of document.querySelectorAll(".block:has(.tile)")) block.hidden = !block.querySelector(".tile:not([hidden])");
        said.textContent = `${left} of ${rows.length}`;
      });
      before.before(field);
    };
    for (const table of document.querySelectorAll(".stack, .prose table")) {
      sieve([...table.tBodies[0]?.rows ?? []], table.closest(".table") ?? table, "Filter the table");
    }
    const blocks = document.querySelectorAll(".block:has(.tile)");
    if (blocks.length > 0) sieve([...document.querySelectorAll(".tile")], blocks[0], "Filter the colours");
  };

  // The cards of the gallery: those that the words of the search, and the chips, leave.
  const chosen = {};
  let words = "";
  // Past one page, all cards are a script, which comes when some of them are asked for; a card of the page is the model.
  let all;
  const matches = () => {
    const row = document.getElementById("filters");
    if (!row?.dataset.gallery) return false;
    const old = document.getElementById("matches");
    const isAsked = words !== "" || chosen.hue || chosen.appearance;
    if (isAsked && !all) {
      if (window.docgenGallery) return true;
      window.docgenGallery = (list) => { all = list; filter(); };
      window.docgen.load(row.dataset.gallery);
      return true;
    }
    const fits = !isAsked ? [] : all.filter(([name, , facts, hue, appearance]) =>
      (words === "" || `${name} ${facts}`.toLowerCase().includes(words))
      && (!chosen.hue || hue === chosen.hue) && (!chosen.appearance || appearance === chosen.appearance));
    old?.remove();
    const isShown = Boolean(isAsked && (fits.length > 0 || words === ""));
    for (const part of document.querySelectorAll(".wall, .pages")) part.hidden = isShown;
    if (!isShown) return true;
    const list = make("ul", { class: "systems" });
    const more = make("button", { type: "button", class: "pick" }, "Show more");
    const show = () => {
      const start = list.childElementCount;
      list.append(...fits.slice(start, start + 120).map(card));
      more.hidden = list.childElementCount === fits.length;
      if (start > 0) list.children[start]?.querySelector("a").focus();
    };
    more.addEventListener("click", show);
    show();
    document.getElementById("none").before(make("section", { class: "found-wall", id: "matches", "aria-label": "Systems found" },
      make("div", { class: "block-head" }, make("h2", {}, "Found"), make("span", { class: "count" }, `${fits.length} of ${all.length}`)), list, more));
    return true;
  };
  const card = ([name, address, facts, , , fills]) => {
    const copy = document.querySelector(".wall .system").cloneNode(true);
    copy.hidden = false;
    copy.querySelector("a").setAttribute("href", address);
    const title = copy.querySelector(".system-name");
    title.className = "system-name";
    title.textContent = name;
    copy.querySelector(".system-facts").textContent = facts;
    const band = copy.querySelector(".band");
    const weights = [10, 5, 3, 2, 2, 1, 1, 1].slice(0, fills.length);
    const unit = 24 / weights.reduce((sum, weight) => sum + weight, 0);
    let x = 0;
    band.replaceChildren(...fills.map((fill, index) => {
      const width = weights[index] * unit;
      x += width;
      return drawing("rect", { x: x - width, width: width + 0.02, height: 1, fill });
    }));
    return copy;
  };
  const gallery = () => (text) => { words = text.startsWith("#") ? "" : text; filter(); };
  const filter = () => {
    if (matches()) return;
    let total = 0;
    const walls = [...document.querySelectorAll(".wall")];
    for (const wall of walls) {
      let shown = 0;
      for (const card of wall.querySelectorAll(".system")) {
        card.hidden = !((words === "" || card.textContent.toLowerCase().includes(words))
          && (!chosen.hue || card.dataset.hue === chosen.hue)
          && (!chosen.appearance || card.dataset.appearance === chosen.appearance)
          && (!chosen.category || wall.querySelector("h2").id === chosen.category));
        if (!card.hidden) shown += 1;
      }
      wall.hidden = shown === 0;
      total += shown;
      const count = wall.querySelector(".count");
      if (count) count.textContent = String(shown);
    }
    const none = document.getElementById("none");
    // Words that name no system may still name a token: then the results speak, and all cards stay.
    if (none) none.hidden = total > 0 || words !== "";
    if (total === 0 && words !== "") for (const wall of walls) { wall.hidden = false; for (const card of wall.querySelectorAll(".system")) card.hidden = false; }
  };
  const filters = () => {
    const row = document.getElementById("filters");
    if (row) row.hidden = false;
    for (const chip of document.querySelectorAll("[data-filter]")) {
      const kind = chip.dataset.filter;
      if (chip.tagName === "A") chip.setAttribute("role", "button");
      chip.setAttribute("aria-pressed", "false");
      const choose = (event) => {
        event.preventDefault();
        chosen[kind] = chosen[kind] === chip.dataset.value ? undefined : chip.dataset.value;
        for (const other of document.querySelectorAll(`[data-filter="${kind}"]`)) {
          other.setAttribute("aria-pressed", String(other.dataset.value === chosen[kind]));
        }
        filter();
      };
      chip.addEventListener("click", choose);
      if (chip.tagName === "A") chip.addEventListener("keydown", (event) => { if (event.key === " ") choose(event); });
    }
  };

  const timelines = () => {
    for (const line of document.querySelectorAll("[data-timeline]")) {
      const seconds = Number(line.dataset.timeline);
      const button = make("button", { type: "button", class: "play" }, "Play");
      const play = () => {
        if (isStill()) return;
        for (const part of line.querySelectorAll("[data-delay]")) {
          const timing = { delay: part.dataset.delay * 1000, duration: part.dataset.duration * 1000, fill: "backwards" };
          let easing = part.dataset.easing;
          if (!CSS.supports("transition-timing-function", easing)) easing = "ease";
          for (const piece of part.querySelectorAll(".arrives")) piece.animate([{ transform: "scale(0)" }, { transform: "none" }], { ...timing, easing });
          for (const piece of part.querySelectorAll(".fills")) piece.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { ...timing, easing: "linear" });
        }
        line.querySelector(".playhead")?.animate([{ insetInlineStart: "0%", opacity: 1 }, { insetInlineStart: "100%", opacity: 1 }], { duration: seconds * 1000 });
      };
      button.addEventListener("click", play);
      line.querySelector(".timeline-stage")?.addEventListener("click", play);
      line.querySelector(".timeline-head").append(button);
    }
  };

  const menu = () => addEventListener("keydown", (event) => {
    if (event.key === "Escape" && location.hash === "#menu") {
      location.hash = "#main";
      document.querySelector(".bar-menu")?.focus();
    }
  });

  document.addEventListener("DOMContentLoaded", () => {
    document.body.append(said);
    for (const part of [sharing, appearance, copies, contents, motion, timelines, sieves, filters, search, menu]) part();
  });
})();
