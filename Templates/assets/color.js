// How different two colours look: CIEDE2000 (CIE 142:2001) between colours of sRGB, for search and comparison.
(() => {
  "use strict";
  const linear = (channel) => channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  const root = (value) => value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 * value + 16) / 116;
  const seventh = (chroma) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const radians = Math.PI / 180;
  // CIE Lab with the D50 white of CSS Color 4, from `#RRGGBB`.
  docgen.lab = (hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
    const x = root((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / 0.9642956764);
    const y = root(0.2225045 * r + 0.7168786 * g + 0.0606169 * b);
    const z = root((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / 0.8251046025);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  docgen.difference = ([l1, a1, b1], [l2, a2, b2]) => {
    const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
    const c1 = Math.hypot(a1 * stretch, b1);
    const c2 = Math.hypot(a2 * stretch, b2);
    const angle = (a, b) => (Math.atan2(b, a) / radians + 360) % 360;
    const h1 = c1 === 0 ? 0 : angle(a1 * stretch, b1);
    const h2 = c2 === 0 ? 0 : angle(a2 * stretch, b2);
    let turn = c1 * c2 === 0 ? 0 : h2 - h1;
    if (turn > 180) turn -= 360; else if (turn < -180) turn += 360;
    const hue = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 * radians);
    const l = (l1 + l2) / 2;
    const c = (c1 + c2) / 2;
    let h = h1 + h2;
    if (c1 * c2 !== 0) h = (Math.abs(h1 - h2) > 180 ? h + (h < 360 ? 360 : -360) : h) / 2;
    const cos = (degrees) => Math.cos(degrees * radians);
    const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
    const depth = (l - 50) ** 2;
    const dl = (l2 - l1) / (1 + 0.015 * depth / Math.sqrt(20 + depth));
    const dc = (c2 - c1) / (1 + 0.045 * c);
    const dh = hue / (1 + 0.015 * c * t);
    const turned = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * radians) * 2 * seventh(c);
    return Math.sqrt(Math.max(0, dl * dl + dc * dc + dh * dh + turned * dc * dh));
  };
})();
