import type { LessonText } from '../../../../web/table/web-part.ts';

export const it: LessonText = {
  hints: [
    'Stavolta giochi dall’altra parte. Guarda la tua carta… e giura di essere giudice, come tutti.',
    'Mafioso! I giudici tengono gli occhi chiusi, e la tua complice si accende di rosso: è Constance. Propone un ordine per le notti: fai come lei.',
    'Siete d’accordo: Milady, poi Rochefort, poi Athos. Sei anche il cancelliere: con un colpo di martelletto tutti riaprono gli occhi.',
    'Rochefort sospetta di Constance: cambia bersaglio! Milady oggi non ha ancora parlato. Tocca Milady e di’ che sospetti di lei per questo.',
    'Il fatto è vero, la conclusione è falsa: è tutta l’arte del mafioso. Chiudi il dibattito.',
    'Annuncia che accuserai Milady: forse qualcuno ti seguirà.',
    'Lascia la parola e ascolta chi ti segue.',
    'Athos ti ha creduto. Accusa Milady come promesso: chi mantiene la parola ispira fiducia.',
    'Tre voti: Pena pesante, e Milady è eliminata. Era un giudice! Chiudi la giornata.',
    'Di notte tutta la mafia deve colpire lo stesso giudice. Milady non c’è più: complotta contro Rochefort, il prossimo del vostro ordine.',
    'Ahi: Constance ha scelto Athos e il complotto fallisce. Ma le carte le vedi solo tu. Scegli Rochefort come vittima, poi tieni premuto «Menti».',
    'Nessuno ha obiettato: la tua bugia è la verità del tribunale, e Rochefort è eliminato. Chiudi la notte.',
    'Resta un solo giudice, Athos, e voi siete in due. Non servono altri discorsi: di’ che hai finito.',
    'Annuncia che accuserai Athos. Non si fida, ma è solo.',
    'Lascia la parola.',
    'Accusa Athos: con il voto di Constance siete in maggioranza.',
  ],
  end: 'Vince la mafia: sai giocare da tutte e due le parti!',
  next: 'Giudice o mafioso, non lo scegli tu: ora tocca a te, senza rete, contro i bot.',
};
