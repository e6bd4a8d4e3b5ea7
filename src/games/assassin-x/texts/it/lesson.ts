import type { LessonText } from '../../../../web/table/web-part.ts';
import { it as cards } from './cards.ts';

const { names } = cards;

export const it: LessonText = {
  hints: [
    `Ecco le tue carte. Senza l’Assassino un’arma non ti serve: proponi a Rochefort la ${names['weapon-3']}, scoperta, e altre due carte coperte.`,
    `L’arma se n’è andata. Ora chiunque può agire. Il tuo ${names.intervention} prende di mira qualcuno: a ragione 1 punto, a torto esci dalla manche. È presto: passa.`,
    'Una carta è appena andata a Milady. L’Assassino può viaggiare così, coperto. Nulla è certo: passa.',
    `Tocca a te prendere una carta da Milady. La ${names['clue-5']} va con il tuo ${names['reflex-2']}: insieme sono una coppia†. Prendila.`,
    `Hai sei carte, una di troppo. Il ${names['clue-1']} non vale quasi nulla: scartalo.`,
    'Chi ha l’Assassino? Forse chi si tiene un’arma… Passa ancora una volta, e vediamo.',
    `Era Rochefort! Il suo attacco vale 10. Il ${names['reflex-2']} e la ${names['clue-5']} insieme valgono 11; con il ${names.time} e il ${names.place} fa 14. Anche in parità si sopravvive: difenditi.`,
    'Sei ancora in vita: 1 punto. Nuova manche, nell’altro senso: ora è Rochefort a proporti le carte. Prendi la prima carta coperta.',
    `L’Assassino! Ora sei tu, e nessuno ne è sicuro. Il ${names['clue-4']} serve solo a difendersi: scartalo.`,
    `Un’arma, il suo approccio e lo ${names.stress}: attacco 13. Tocca l’Assassino, poi Milady, e attacca: se riesce, sono 2 punti.`,
  ],
  end: 'Cinque punti: sai giocare. Diffida dei regali!',
  next: 'Proponi, accusa, colpisci: ora tocca a te, senza rete, contro i bot. † Le coppie e i nomi delle carte sono nostri, non del libretto.',
};
