import type { LessonText } from '../../../../web/table/web-part.ts';

export const it: LessonText = {
  hints: [
    'Ecco le tue carte. Senza l’Assassino un’arma non ti serve: proponi a Rochefort la Corda di pianoforte, scoperta, e altre due carte coperte.',
    'L’arma se n’è andata. Ora chiunque può agire. Il tuo Intervento di polizia prende di mira qualcuno: a ragione 1 punto, a torto esci dalla manche. È presto: passa.',
    'Una carta è appena andata a Milady. L’Assassino può viaggiare così, coperto. Nulla è certo: passa.',
    'Tocca a te prendere una carta da Milady. La Lettera anonima va con il tuo Grido: insieme sono una coppia†. Prendila.',
    'Hai sei carte, una di troppo. Il Mozzicone non vale quasi nulla: scartalo.',
    'Chi ha l’Assassino? Forse chi si tiene un’arma… Passa ancora una volta, e vediamo.',
    'Era Rochefort! Il suo attacco vale 10. Il Grido e la Lettera anonima insieme valgono 11; con il Tempo e il Luogo fa 14. Anche in parità si sopravvive: difenditi.',
    'Sei ancora in vita: 1 punto. Nuova manche, nell’altro senso: ora è Rochefort a proporti le carte. Prendi la prima carta coperta.',
    'L’Assassino! Ora sei tu, e nessuno ne è sicuro. Il Profumo sconosciuto serve solo a difendersi: scartalo.',
    'Un’arma, il suo approccio e lo Stress: attacco 13. Tocca l’Assassino, poi Milady, e attacca: se riesce, sono 2 punti.',
  ],
  end: 'Cinque punti: sai giocare. Diffida dei regali!',
  next: 'Proponi, accusa, colpisci: ora tocca a te, senza rete, contro i bot. † Le coppie e i nomi delle carte sono nostri, non del libretto.',
};
