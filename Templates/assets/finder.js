// The search, loaded when it is first wanted: over systems, tokens, colours near a value, symbols and headings.
(() => {
  "use strict";
  const { make, dot, root } = docgen;
  const entries = [];
  const views = [];
  let systems;
  let parts = 0;
  let loaded = 0;

  const add = (system, kind, name, address, color) => {
    const entry = { system, kind, name, address, color, words: `${name} ${systems[system][0]}`.toLowerCase() };
    if (color && /^#[0-9A-F]{6}/.test(color)) entry.lab = docgen.lab(color);
    entries.push(entry);
  };
  window.docgenSearch = {
    systems: (list, count) => {
      systems = list;
      parts = count;
      list.forEach(([name, category], index) => add(index, category || "system", name, "index.html"));
      next();
    },
    part: (number, list) => {
      loaded = number;
      for (const [index, colors, symbols, tokens, headings] of list) {
        for (const [name, value, id] of colors) add(index, "colour", name, `colors.html#${id}`, value);
        for (const name of symbols) add(index, "symbol", name, "symbols.html");
        for (const [name, kind, address] of tokens) add(index, kind, name, address);
        for (const [name, address] of headings) add(index, "heading", name, address);
      }
      next();
    },
  };
  const next = () => {
    for (const view of views) view();
    if (loaded < parts) docgen.load(`assets/search-${loaded + 1}.js`);
  };

  // How well a name fits, the least best; undefined where it does not.
  const rank = (entry, words, whole) => {
    if (!words.every((word) => entry.words.includes(word))) return undefined;
    const name = entry.name.toLowerCase();
    if (!words.some((word) => name.includes(word))) return undefined;
    const place = name === whole ? 0 : name.startsWith(whole) ? 1 : name.includes(whole) ? 2 : 3;
    const kinds = entry.address === "index.html" ? 0 : entry.kind === "heading" ? 2 : 1;
    return place * 1000 + kinds * 300 + Math.min(name.length, 200);
  };
  const find = (text) => {
    const whole = text.trim().toLowerCase();
    const words = whole.split(/\s+/).filter(Boolean);
    if (whole.length < 2) return undefined;
    const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(whole)?.[1];
    const hex = digits && `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
    const wanted = hex && docgen.lab(hex);
    const found = [];
    for (const entry of entries) {
      if (wanted && entry.lab) {
        // The formula is dear: what is far in Lab is far in it, too.
        const far = Math.hypot(...wanted.map((value, index) => value - entry.lab[index]));
        const near = far < 40 ? docgen.difference(wanted, entry.lab) : Infinity;
        if (near < 10) found.push([near * 10 - 5000, entry, near]);
        if (near < 10) continue;
      }
      if (whole.startsWith("#")) continue;
      const score = rank(entry, words, whole);
      if (score !== undefined) found.push([score, entry]);
    }
    return found.sort((left, right) => left[0] - right[0]);
  };

  // Binds a field to a place for results; arrows go through them, Enter takes the first, Escape clears.
  docgen.search = (field, results, changed = () => {}) => {
    const row = ([, entry, near]) => {
      const [system, , address] = systems[entry.system];
      const [file, id] = entry.address.split("#");
      const link = make("a", { href: `${root}${address}${file}${id ? `#${encodeURIComponent(id)}` : ""}` });
      if (entry.color) link.append(dot(entry.color.slice(0, 7), 24));
      link.append(make("span", { class: "found" }, make("b", {}, entry.name),
        make("i", {}, entry.address === "index.html" ? "" : system)));
      const detail = entry.color ? `${entry.color}${near === undefined ? "" : ` ΔE ${near.toFixed(1)}`}` : entry.kind;
      link.append(make(entry.color ? "code" : "span", { class: "tag" }, detail));
      return make("li", {}, link);
    };
    const show = () => {
      const found = systems && find(field.value);
      changed(field.value.trim().toLowerCase(), found);
      results.replaceChildren();
      results.hidden = !found;
      if (!found) return;
      const more = loaded < parts ? ", still looking" : "";
      const count = found.length === 0 ? `Nothing found${more}` : `${found.length} found${more}`;
      results.append(make("p", { class: "aside", role: "status" }, count),
        make("ul", {}, ...found.slice(0, 40).map(row)));
    };
    field.addEventListener("input", show);
    field.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      results.querySelector("a")?.click();
    });
    const move = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || results.hidden) return;
      const links = [...results.querySelectorAll("a")];
      const to = links.indexOf(document.activeElement) + step;
      event.preventDefault();
      if (to < 0) field.focus(); else links[Math.min(to, links.length - 1)]?.focus();
    };
    field.addEventListener("keydown", move);
    results.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !field.closest("dialog")) field.focus();
      move(event);
    });
    views.push(show);
    show();
  };
  docgen.load("assets/search.js");
})();
