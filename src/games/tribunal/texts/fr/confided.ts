import type { Confided } from '../../rules/confided-ear.ts';

/** How claims and plans are heard. */
export const fr: Confided = {
  unless: 'ne|n|pas|jamais|si|sauf|aurais|pourrais|supposons|qui a|peut etre|pourquoi',
  hold: 'j ai|je tiens|je possede|je detiens|j avais|dans ma main',
  cards: {
    pardon: 'grace',
    bulletproof: 'gilet(?: pare balles?)?|pare balles?',
    trap: 'piege',
    'clean-record': 'casier(?: vierge)?',
    'double-voice': 'voix double|double voix',
    wiretap: 'ecoutes?(?: telephoniques?)?',
    'inside-man': 'infiltre',
    witness: 'temoin',
  },
  guarded:
    'j ai (?:protege|defendu)|ma carte (?:de (?:cette |la )?nuit )?(?:etait|est allee) (?:pour|a)|ma protection (?:etait|est allee) (?:pour|a)',
  saw: 'j ai (?:vu|regarde|decouvert)|je sais qui est',
  mafia: 'mafia|mafieux|mafieuse|coupable',
  judge: 'juge|innocente?',
  plan: 'protegeons tous|protegeons N (?:tous|cette nuit)|(?:cette nuit|ce soir) (?:on protege|protegeons|tous)|(?:tous|tout le monde|on) (?:protege|protegent|protegez) (?:tous )?(?:N|moi)|on protege tous|protegez moi (?:tous|cette nuit)',
  me: 'moi|me',
};
