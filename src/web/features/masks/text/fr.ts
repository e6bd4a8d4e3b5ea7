import { french } from '../../../../words/french.ts';
import type { Finish, Form } from '../../../../words/masks.ts';

export type FormWords = { readonly name: string; readonly the: string; readonly taken: string };

const FORMS: Readonly<Record<Form, FormWords>> = {
  fox: { name: 'Renard', the: 'le renard', taken: 'Le renard est pris' },
  colombina: { name: 'Colombine', the: 'Colombine', taken: 'Colombine est prise' },
  jester: { name: 'Bouffon', the: 'le bouffon', taken: 'Le bouffon est pris' },
  moth: { name: 'Phalène', the: 'la phalène', taken: 'La phalène est prise' },
  owl: { name: 'Chouette', the: 'la chouette', taken: 'La chouette est prise' },
  volto: { name: 'Volto', the: 'le volto', taken: 'Le volto est pris' },
  medico: { name: 'Médecin', the: 'le médecin', taken: 'Le médecin est pris' },
  raven: { name: 'Corbeau', the: 'le corbeau', taken: 'Le corbeau est pris' },
  pantalone: { name: 'Pantalon', the: 'Pantalon', taken: 'Pantalon est pris' },
  zanni: { name: 'Zanni', the: 'le zanni', taken: 'Le zanni est pris' },
  pulcinella: { name: 'Polichinelle', the: 'Polichinelle', taken: 'Polichinelle est pris' },
  ram: { name: 'Bélier', the: 'le bélier', taken: 'Le bélier est pris' },
  lion: { name: 'Lion', the: 'le lion', taken: 'Le lion est pris' },
  capitano: { name: 'Fracasse', the: 'Fracasse', taken: 'Fracasse est pris' },
  arlecchino: { name: 'Arlequin', the: 'Arlequin', taken: 'Arlequin est pris' },
  knight: { name: 'Chevalier', the: 'le chevalier', taken: 'Le chevalier est pris' },
  bauta: { name: 'Bauta', the: 'la bauta', taken: 'La bauta est prise' },
  queen: { name: 'Reine', the: 'la reine', taken: 'La reine est prise' },
  sun: { name: 'Soleil', the: 'le soleil', taken: 'Le soleil est pris' },
  stag: { name: 'Cerf', the: 'le cerf', taken: 'Le cerf est pris' },
  moretta: { name: 'Moretta', the: 'la moretta', taken: 'La moretta est prise' },
  domino: { name: 'Domino', the: 'le domino', taken: 'Le domino est pris' },
  cat: { name: 'Chat', the: 'le chat', taken: 'Le chat est pris' },
  moon: { name: 'Lune', the: 'la lune', taken: 'La lune est prise' },
};

const FINISHES: Readonly<Record<Finish, string>> = {
  ivory: 'ivoire',
  gold: 'or',
  ebony: 'ébène',
  wine: 'vin',
  jade: 'jade',
  azure: 'azur',
};

export const fr = french({
  forms: FORMS,
  finishes: FINISHES,
  taken: (taken: string, own: string): string => `${taken} : tu es ${own}`,
  mask: 'Masque',
  finish: 'Matière',
  change: 'Changer de masque',
  another: 'un autre',
  more: 'les autres',
  pale: 'pâles : déjà à cette table',
});
export type MaskText = typeof fr;
