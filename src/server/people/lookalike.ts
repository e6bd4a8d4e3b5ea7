/**
 * Letters of other scripts, and signs, that a hurried eye takes for Latin letters. A small table of our own, after
 * Unicode's confusables (UTS 39): Cyrillic, Greek, Armenian and Latin relatives of what names are written with here.
 */
const LOOK: Readonly<Record<string, string>> = {
  a: 'аαɑ⍺',
  A: 'АΑᎪꓮ',
  b: 'ЬьƄ',
  B: 'ВвΒβᏴꓐ',
  c: 'сϲᴄ',
  C: 'СϹᏟꓚ',
  d: 'ԁᏧ',
  D: 'ᎠꓓĐ',
  e: 'еєℯ',
  E: 'ЕΕᎬꓰ',
  F: 'Ϝꓝ',
  g: 'ɡց',
  G: 'ԌᏀꓖ',
  h: 'һհᏂ',
  H: 'НнΗᎻꓧ',
  i: 'іιıɩ',
  j: 'јϳ',
  J: 'ЈᎫꓙͿ',
  k: 'кκ',
  K: 'КΚᏦꓗ',
  l: 'І1|ӏӀΙIǀ',
  L: 'Ꮮꓡ',
  m: 'м',
  M: 'МΜᎷꓟ',
  n: 'ոηп',
  N: 'Νꓠ',
  o: 'оοσօ0',
  O: 'ОΟՕꓳ',
  p: 'рρ',
  P: 'РΡᏢꓑ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  S: 'ЅՏᏚꓢ',
  t: 'тτ',
  T: 'ТΤᎢꓔ',
  u: 'υսʋ',
  U: 'Սꓴ',
  v: 'νѵ',
  V: 'ѴᏙꓦ',
  w: 'ԝωѡ',
  W: 'ԜᎳꓪ',
  x: 'хχ',
  X: 'ХΧꓫ',
  y: 'уγү',
  Y: 'ҮΥꓬ',
  Z: 'ΖᏃꓜ',
};
const LATIN = new Map(Object.entries(LOOK).flatMap(([letter, others]) => [...others].map((one) => [one, letter])));

/** What a name looks like: two names with the same look are not told apart. */
export const lookOf = (name: string): string =>
  [...name.normalize('NFKC').replaceAll(' ', '')]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .toLowerCase();
