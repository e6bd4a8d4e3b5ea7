import type { Finish, Form } from '../../../../words/masks.ts';
import type { FormWords, MaskText } from './fr.ts';

const FORMS: Readonly<Record<Form, FormWords>> = {
  fox: { name: 'Fox', the: 'the Fox', taken: 'Fox is taken' },
  colombina: { name: 'Columbine', the: 'Columbine', taken: 'Columbine is taken' },
  jester: { name: 'Jester', the: 'the Jester', taken: 'Jester is taken' },
  moth: { name: 'Moth', the: 'the Moth', taken: 'Moth is taken' },
  owl: { name: 'Owl', the: 'the Owl', taken: 'Owl is taken' },
  volto: { name: 'Volto', the: 'the Volto', taken: 'Volto is taken' },
  medico: { name: 'Plague doctor', the: 'the Plague doctor', taken: 'Plague doctor is taken' },
  raven: { name: 'Raven', the: 'the Raven', taken: 'Raven is taken' },
  pantalone: { name: 'Pantaloon', the: 'Pantaloon', taken: 'Pantaloon is taken' },
  zanni: { name: 'Zanni', the: 'the Zanni', taken: 'Zanni is taken' },
  pulcinella: { name: 'Punchinello', the: 'Punchinello', taken: 'Punchinello is taken' },
  ram: { name: 'Ram', the: 'the Ram', taken: 'Ram is taken' },
  lion: { name: 'Lion', the: 'the Lion', taken: 'Lion is taken' },
  capitano: { name: 'Captain Fracasse', the: 'Captain Fracasse', taken: 'Captain Fracasse is taken' },
  arlecchino: { name: 'Harlequin', the: 'Harlequin', taken: 'Harlequin is taken' },
  knight: { name: 'Knight', the: 'the Knight', taken: 'Knight is taken' },
  bauta: { name: 'Bauta', the: 'the Bauta', taken: 'Bauta is taken' },
  queen: { name: 'Queen', the: 'the Queen', taken: 'Queen is taken' },
  sun: { name: 'Sun', the: 'the Sun', taken: 'Sun is taken' },
  stag: { name: 'Stag', the: 'the Stag', taken: 'Stag is taken' },
  moretta: { name: 'Moretta', the: 'the Moretta', taken: 'Moretta is taken' },
  domino: { name: 'Domino', the: 'the Domino', taken: 'Domino is taken' },
  cat: { name: 'Cat', the: 'the Cat', taken: 'Cat is taken' },
  moon: { name: 'Moon', the: 'the Moon', taken: 'Moon is taken' },
};

const FINISHES: Readonly<Record<Finish, string>> = {
  ivory: 'ivory',
  gold: 'gold',
  ebony: 'ebony',
  wine: 'wine',
  jade: 'jade',
  azure: 'azure',
};

export const en: MaskText = {
  forms: FORMS,
  finishes: FINISHES,
  taken: (taken, own) => `${taken}: you are ${own}`,
  mask: 'Mask',
  finish: 'Finish',
  change: 'Change mask',
  another: 'another mask',
  more: 'the others',
  pale: 'pale: already at this table',
};
