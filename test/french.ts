/** Wrong French spacing before marks and after numbers; missing elisions. One-letter names are seats. */
export const UNFRENCH =
  /[^\u00a0][:;!?»]|«(?!\u00a0)|\d [\p{L}%]|[Nn]° |(?<![\p{L}’\u2060-])(?:de|que|je|ne|se|me|te|jusque) (?!on[cz]e|oui)[aeiouéèêâîô]\p{L}/iu;
