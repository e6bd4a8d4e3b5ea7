import type { Finish, Form } from '../../../../words/masks.ts';
import type { FormWords, MaskText } from './fr.ts';

const FORMS: Readonly<Record<Form, FormWords>> = {
  fox: { name: 'Volpe', the: 'la volpe', taken: 'La volpe è presa' },
  colombina: { name: 'Colombina', the: 'Colombina', taken: 'Colombina è presa' },
  jester: { name: 'Giullare', the: 'il giullare', taken: 'Il giullare è preso' },
  moth: { name: 'Falena', the: 'la falena', taken: 'La falena è presa' },
  owl: { name: 'Civetta', the: 'la civetta', taken: 'La civetta è presa' },
  volto: { name: 'Volto', the: 'il volto', taken: 'Il volto è preso' },
  medico: { name: 'Medico', the: 'il medico', taken: 'Il medico è preso' },
  raven: { name: 'Corvo', the: 'il corvo', taken: 'Il corvo è preso' },
  pantalone: { name: 'Pantalone', the: 'Pantalone', taken: 'Pantalone è preso' },
  zanni: { name: 'Zanni', the: 'lo Zanni', taken: 'Lo Zanni è preso' },
  pulcinella: { name: 'Pulcinella', the: 'Pulcinella', taken: 'Pulcinella è preso' },
  ram: { name: 'Ariete', the: 'l’ariete', taken: 'L’ariete è preso' },
  lion: { name: 'Leone', the: 'il leone', taken: 'Il leone è preso' },
  capitano: { name: 'Capitano', the: 'il Capitano', taken: 'Il Capitano è preso' },
  arlecchino: { name: 'Arlecchino', the: 'Arlecchino', taken: 'Arlecchino è preso' },
  knight: { name: 'Cavaliere', the: 'il cavaliere', taken: 'Il cavaliere è preso' },
  bauta: { name: 'Bauta', the: 'la bauta', taken: 'La bauta è presa' },
  queen: { name: 'Regina', the: 'la regina', taken: 'La regina è presa' },
  sun: { name: 'Sole', the: 'il sole', taken: 'Il sole è preso' },
  stag: { name: 'Cervo', the: 'il cervo', taken: 'Il cervo è preso' },
  moretta: { name: 'Moretta', the: 'la moretta', taken: 'La moretta è presa' },
  domino: { name: 'Domino', the: 'il domino', taken: 'Il domino è preso' },
  cat: { name: 'Gatta', the: 'la gatta', taken: 'La gatta è presa' },
  moon: { name: 'Luna', the: 'la luna', taken: 'La luna è presa' },
};

const FINISHES: Readonly<Record<Finish, string>> = {
  ivory: 'avorio',
  gold: 'oro',
  ebony: 'ebano',
  wine: 'vino',
  jade: 'giada',
  azure: 'azzurro',
};

export const it: MaskText = {
  forms: FORMS,
  finishes: FINISHES,
  taken: (taken, own) => `${taken}: sei ${own}`,
  mask: 'Maschera',
  finish: 'Materiale',
  change: 'Cambia maschera',
  another: 'un’altra',
  more: 'le altre',
  pale: 'sbiadite: già a questo tavolo',
};
