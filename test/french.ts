/**
 * A mark without its space, or with one at which a line may end; a number torn from what it counts; a little word not
 * elided before a vowel. A name of one letter is a seat's.
 */
export const UNFRENCH =
  /[^\u00a0][:;!?»]|«(?!\u00a0)|\d [\p{L}%]|[Nn]° |(?<![\p{L}’-])(?:de|que|je|ne|se|me|te|jusque) (?!on[cz]e|oui)[aeiouéèêâîô]\p{L}/iu;
