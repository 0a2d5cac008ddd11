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

  const motion = () => {
    for (const graph of document.querySelectorAll(".graph[data-points]")) {
      const runner = graph.querySelector(".runner");
      const values = graph.dataset.points.split(" ").map(Number);
      const seconds = Number(graph.dataset.seconds);
      const play = () => {
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        const frames = values.map((value, index) => ({
          transform: `translate(${(220 * index) / (values.length - 1)}px, ${-100 * value}px)`,
        }));
        runner.animate(frames, { duration: Math.max(seconds, 0.05) * 1000, fill: "none", easing: "linear" });
      };
      const button = make("button", { type: "button", class: "play" }, "Play");
      button.addEventListener("click", play);
      graph.addEventListener("click", play);
      graph.closest(".move").querySelector(".move-body").append(button);
    }
  };

  const lines = (hex) => {
    const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  };

  const search = () => {
    const form = document.querySelector(".search");
    const results = document.getElementById("results");
    if (!form || !results) return;
    const field = form.querySelector("input");
    const walls = [...document.querySelectorAll(".wall")];
    let systems;
    form.hidden = false;
    window.docgenSearch = (data) => { systems = data; show(); };
    const load = () => {
      if (systems || document.querySelector("script[data-search]")) return;
      document.head.append(make("script", { src: `${document.body.dataset.root}assets/search.js`, "data-search": "" }));
    };
    const filter = (words, category) => {
      for (const wall of walls) {
        let shown = 0;
        for (const card of wall.querySelectorAll(".system")) {
          card.hidden = !(words === "" || card.textContent.toLowerCase().includes(words));
          if (!card.hidden) shown += 1;
        }
        wall.hidden = shown === 0 || (category !== undefined && wall.querySelector("h2").id !== category);
      }
    };
    const row = (href, name, detail, color) => {
      const link = make("a", { href }, make("span", {}, name), make("code", {}, detail));
      if (color) {
        const dot = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        dot.setAttribute("class", "dot");
        dot.setAttribute("viewBox", "0 0 24 24");
        dot.setAttribute("width", "24");
        dot.setAttribute("height", "24");
        const field = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        field.setAttribute("width", "24");
        field.setAttribute("height", "24");
        field.setAttribute("rx", "6");
        field.setAttribute("fill", color);
        dot.append(field);
        link.prepend(dot);
      }
      return make("li", {}, link);
    };
    const show = () => {
      const words = field.value.trim().toLowerCase();
      results.replaceChildren();
      const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(words)?.[1];
      filter(hex && words.startsWith("#") ? "" : words);
      results.hidden = words.length < 2 || !systems;
      if (results.hidden) return;
      const found = [];
      for (const [name, , address, colors, symbols] of systems) {
        for (const [color, value, id] of colors) {
          const near = hex && /^#[0-9A-F]{6}/.test(value)
            ? Math.hypot(...lines(hex).map((channel, index) => channel - lines(value.slice(1, 7).toLowerCase())[index]))
            : Infinity;
          if (near < 40 || color.toLowerCase().includes(words)) {
            found.push([hex ? near : color.length, row(`${address}colors.html#${encodeURIComponent(id)}`, `${color} · ${name}`, value, value)]);
          }
        }
        for (const symbol of symbols) {
          if (symbol.includes(words)) found.push([500 + symbol.length, row(`${address}symbols.html`, `${symbol} · ${name}`, "symbol")]);
        }
      }
      found.sort((left, right) => left[0] - right[0]);
      const list = make("ul", {}, ...found.slice(0, 24).map((entry) => entry[1]));
      const count = found.length === 0 ? "No token or symbol of that name" : `${found.length} tokens and symbols`;
      results.append(make("p", { class: "aside", role: "status" }, count), list);
      if (walls.every((wall) => wall.hidden) && found.length === 0) filter("");
    };
    field.addEventListener("focus", load);
    field.addEventListener("input", () => { load(); show(); });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      results.querySelector("a")?.click();
    });
    addEventListener("keydown", (event) => {
      if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
        event.preventDefault();
        field.focus();
      } else if (event.key === "Escape" && document.activeElement === field) {
        field.value = "";
        show();
      }
    });
    const chips = [...document.querySelectorAll(".chips a")];
    let chosen;
    for (const chip of chips) {
      chip.setAttribute("role", "button");
      chip.setAttribute("aria-pressed", "false");
      const choose = (event) => {
        event.preventDefault();
        chosen = chosen === chip ? undefined : chip;
        for (const other of chips) other.setAttribute("aria-pressed", String(other === chosen));
        filter("", chosen?.dataset.category);
      };
      chip.addEventListener("click", choose);
      chip.addEventListener("keydown", (event) => { if (event.key === " ") choose(event); });
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
    for (const part of [appearance, copies, contents, motion, search, menu]) part();
  });
})();
