import type { LessonTexts } from '../fr/lesson.ts';
import { it as book } from './sentences.ts';

const { cards } = book;

export const it: LessonTexts = {
  judge: {
    hints: [
      'Cinque toghe da giudice, ma due nascondono un mafioso. Guarda la tua carta: chi la guarda dice di essere giudice.',
      'Tu lo sei davvero. Mentre la mafia si riconosce, tieni gli occhi chiusi. Sei anche il cancelliere: con il martelletto chiudi la fase.',
      'Dibattito. Rochefort sospetta di Athos, che sospetta di Milady. Chi mente? Tocca Milady e di’ che sospetti di lei.',
      'Basta parole: chiudi il dibattito con il martelletto.',
      'Ognuno parla al suo turno, e questo è il tuo. Ma Constance ha parlato senza aspettare! Tocca il segno rosso accanto a Constance e denuncia l’infrazione.',
      'L’hai visto, bene! Ammonire spetta al cancelliere, cioè a te. Con tre ammonizioni, la volta dopo non si accusa.',
      'Ora di’ chi accuserai: nomina Milady. Nulla ti obbliga a mantenere la parola.',
      'Lascia la parola: anche gli altri diranno chi accusano.',
      'Si vota in segreto. Accusa Milady e sigilla la tua carta.',
      'Milady ha più voti di tutti e pesca una carta Condanna†; la seconda la eliminerebbe. Chiudi la giornata.',
      'Di notte i giudici proteggono e la mafia complotta. Proteggi Athos: lo accusavano in due.',
      'Lo vedi solo tu: un complotto colpisce Athos. Dillo, o menti per salvarlo; se qualcuno obietta, esci dalla manche. Scegli tu.',
      'Nessuno ha obiettato: quel che hai annunciato è la verità del tribunale. Chiudi la notte; il prossimo cancelliere forse farà lo stesso.',
    ],
    end: 'Sai giocare. L’udienza è aperta!',
    next: 'Accusa, bara, menti: ora tocca a te, senza rete, contro i bot. † Le carte che si pescano sono nostre: il gioco stampato ha le sue.',
  },
  mafia: {
    hints: [
      'Stavolta giochi dall’altra parte. Guarda la tua carta… e giura di essere giudice, come tutti.',
      'Mafioso! I giudici tengono gli occhi chiusi, e la tua complice si accende di rosso: è Constance. Propone un ordine per le notti: fai come lei.',
      'Siete d’accordo: Milady, poi Rochefort, poi Athos. Sei anche il cancelliere: con un colpo di martelletto tutti riaprono gli occhi.',
      'Rochefort sospetta di Constance: cambia bersaglio! Milady oggi non ha ancora parlato. Tocca Milady e di’ che sospetti di lei per questo.',
      'Il fatto è vero, la conclusione è falsa: è tutta l’arte del mafioso. Chiudi il dibattito.',
      'Annuncia che accuserai Milady: forse qualcuno ti seguirà.',
      'Lascia la parola e ascolta chi ti segue.',
      'Athos ti ha creduto. Accusa Milady come promesso: chi mantiene la parola ispira fiducia.',
      `Tre voti: ${cards['heavy-sentence'].name}, e Milady è eliminata. Era un giudice! Chiudi la giornata.`,
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
  },
};
