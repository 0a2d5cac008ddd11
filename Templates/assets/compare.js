// Two systems side by side. Each is a script of its own, so that no more than what is compared is ever loaded.
(() => {
  "use strict";
  const { make, dot, band, root } = docgen;
  const form = document.getElementById("chooser");
  const place = document.getElementById("comparison");
  if (!form || !place) return;
  const one = document.getElementById("compare-one");
  const other = document.getElementById("compare-other");
  other.append(...[...one.options].map((option) => {
    const twin = option.cloneNode(true);
    twin.removeAttribute("id");
    return twin;
  }));
  form.hidden = false;
  const known = new Map();
  window.docgenCompare = (id, data) => { known.set(id, data); show(); };

  const block = (id, title, count, ...content) => make("section", { class: "block", "aria-labelledby": id },
    make("div", { class: "block-head" }, make("h2", { id }, title), make("span", { class: "count" }, count)), ...content);
  const table = (heads, rows, kind = "") => make("table", { class: `stack ${kind}` },
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, ...rows.map((cells) => make("tr", {}, ...cells.map((cell, index) => {
      const data = make(index === 0 ? "th" : "td", index === 0 ? { scope: "row" } : { "data-label": heads[index] });
      data.append(...[cell].flat());
      return data;
    })))));
  const color = (data, [name, hex, fill, id]) => make("a", { class: "pair", href: `${root}${data.address}colors.html#${encodeURIComponent(id)}` },
    dot(fill, 32), make("span", {}, make("b", {}, name), make("code", {}, hex)));
  const away = (left, right) => docgen.difference(docgen.lab(left), docgen.lab(right));
  const plain = (fill) => /^#[0-9A-F]{6}$/.test(fill);
  const none = (text) => make("span", { class: "absent" }, text);

  const roles = (a, b) => table(["Role", a.name, b.name, "Apart"], a.roles.map(([label, ...mine], index) => {
    const theirs = b.roles[index].slice(1);
    const cell = ([name, hex, fill]) => hex
      ? make("span", { class: "pair" }, dot(fill, 32), make("span", {}, make("b", {}, name), make("code", {}, hex)))
      : none("not named");
    return [label, cell(mine), cell(theirs), plain(mine[2]) && plain(theirs[2]) ? `ΔE ${away(mine[2], theirs[2]).toFixed(1)}` : "–"];
  }), "versus");
  const palette = (a, b) => {
    const labs = b.colors.filter((entry) => plain(entry[2])).map((entry) => [entry, docgen.lab(entry[2])]);
    const rows = a.colors.filter((entry) => plain(entry[2])).map((mine) => {
      const lab = docgen.lab(mine[2]);
      let best = [undefined, Infinity];
      for (const [entry, candidate] of labs) {
        const apart = docgen.difference(lab, candidate);
        if (apart < best[1]) best = [entry, apart];
      }
      return [mine, ...best];
    }).filter((row) => row[1]).sort((left, right) => left[2] - right[2]);
    const same = rows.filter((row) => row[2] < 2).length;
    return block("compare-colors", "Colours", `${same} alike`,
      make("p", { class: "aside" }, `Each colour of ${a.name} with the nearest of ${b.name}. Below ΔE 2 few people see a difference.`),
      table([a.name, `Nearest in ${b.name}`, "Apart"], rows.slice(0, 60).map(([mine, theirs, apart]) =>
        [color(a, mine), color(b, theirs), `ΔE ${apart.toFixed(1)}`]), "versus twos"));
  };
  const ramp = (a, b) => {
    const cell = (data, row) => row
      ? make("a", { class: "plain-link", href: `${root}${data.address}typography.html#${encodeURIComponent(row[2])}` }, make("b", {}, row[0]), make("span", { class: "how" }, row[1]))
      : "";
    const rows = Array.from({ length: Math.min(Math.max(a.type.length, b.type.length), 60) }, (_, index) =>
      [`${index + 1}`, cell(a, a.type[index]), cell(b, b.type[index])]);
    return block("compare-type", "Type, from the largest", `${a.type.length} and ${b.type.length}`, table(["Step", a.name, b.name], rows, "versus"));
  };
  const scale = (title, a, b, key) => {
    const all = [...new Set([...a[key], ...b[key]])].sort((left, right) => left - right);
    if (all.length === 0) return [];
    const mark = (data, value) => data[key].includes(value) ? make("span", { class: "has" }, `${value}`) : make("span", { class: "has-not" }, "·");
    return [make("h3", {}, title), make("div", { class: "scroller", tabindex: 0, role: "group", "aria-label": title },
      table(["System", ...all.map(String)], [a, b].map((data) => [data.name, ...all.map((value) => mark(data, value))]), "scales"))];
  };
  const symbols = (a, b) => {
    const both = a.symbols.filter((name) => b.symbols.includes(name));
    const rows = [["Both", both], [`Only ${a.name}`, a.symbols.filter((name) => !both.includes(name))],
      [`Only ${b.name}`, b.symbols.filter((name) => !both.includes(name))]];
    return block("compare-symbols", "Symbols", `${both.length} in both`, make("dl", { class: "sets" }, ...rows.flatMap(([name, list]) =>
      [make("dt", {}, `${name} `, make("span", { class: "quiet" }, `${list.length}`)),
        make("dd", {}, ...(list.length === 0 ? [none("none")] : list.slice(0, 60).map((symbol) => make("code", {}, symbol))))])));
  };
  const show = () => {
    const [a, b] = [one, other].map((field) => known.get(field.value));
    place.hidden = !a || !b;
    if (!a || !b) return;
    const facts = table(["Fact", a.name, b.name], a.facts.map(([name, value], index) => [name, value, b.facts[index][1]]), "versus");
    const names = make("div", { class: "rivals" }, ...[a, b].map((data) => {
      const colors = band(data.colors.slice(0, 24).map((entry) => entry[2]));
      colors.setAttribute("class", "rival-band");
      return make("a", { href: `${root}${data.address}index.html` }, colors, make("b", {}, data.name));
    }));
    const measures = [...scale("Spacing", a, b, "spacing"), ...scale("Corner radii", a, b, "radii")];
    place.replaceChildren(names, facts, block("compare-roles", "Roles", "", roles(a, b)), palette(a, b), ramp(a, b),
      ...(measures.length > 0 ? [block("compare-scales", "Scales", "in px", ...measures)] : []), symbols(a, b));
  };
  const load = (field) => {
    const script = field.selectedOptions[0]?.dataset.script;
    if (script && !known.has(field.value)) docgen.load(script);
  };
  const changed = () => {
    load(one);
    load(other);
    show();
    const chosen = [one.value, other.value].filter(Boolean).map((id) => encodeURIComponent(id).replaceAll("%2F", "/")).join("+");
    history.replaceState(null, "", chosen ? `#system-${chosen}` : location.pathname);
  };
  one.addEventListener("change", changed);
  other.addEventListener("change", changed);
  document.getElementById("compare-swap").addEventListener("click", () => {
    [one.value, other.value] = [other.value, one.value];
    changed();
  });
  // The address names one system or two: `#system-a+b`.
  const asked = location.hash.startsWith("#system-") ? location.hash.slice(8).split("+").map(decodeURIComponent) : [];
  const ids = [...one.options].map((option) => option.value).filter(Boolean);
  const [first, second] = [asked[0], asked[1]].map((id) => ids.find((value) => value === id || value.replace(/\s/g, "-") === id));
  // Nobody asked: two that have much to compare.
  const rich = [...one.options].filter((option) => "rich" in option.dataset).map((option) => option.value);
  one.value = first ?? rich[0] ?? ids[0];
  other.value = second ?? [...rich, ...ids].find((id) => id !== one.value);
  load(one);
  load(other);
  // Its own row is what the address means to a page without this script.
  if (first) scrollTo(0, 0);
})();
