import type { Confided } from '../../rules/confided-ear.ts';

/** How claims and plans are heard. */
export const en: Confided = {
  unless: 'not|never|don t|dont|haven t|didn t|if|unless|would|could|suppose|who|maybe|perhaps|why',
  hold: 'i (?:hold|have|own|drew|got|ve got|m holding|am holding|do have|still have)|ive got|in my hand',
  cards: {
    pardon: 'pardon',
    bulletproof: 'bullet ?proof(?: vest)?|vest',
    trap: 'trap',
    'clean-record': 'clean record',
    'double-voice': 'double (?:vote|voice)',
    wiretap: 'wire ?tap',
    'inside-man': 'inside man',
    witness: 'witness',
  },
  guarded:
    '(?:i (?:protected|guarded)|my (?:night )?card (?:last night )?(?:was|went) (?:for|to)|last night i protected)',
  saw: 'i (?:saw|ve seen|have seen|looked at|checked)|ive seen|i know who',
  mafia: 'mafia|mafioso|guilty',
  judge: 'judge|innocent',
  plan: 'let s all (?:protect|guard)|lets all (?:protect|guard)|(?:everyone|everybody|we all|all of us) (?:should |must |will )?(?:protects?|guards?)|all protect|tonight (?:let s|lets|we) protect|let s protect N tonight|protect me tonight',
  me: 'me|myself',
};
