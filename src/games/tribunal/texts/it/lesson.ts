import type { LessonText } from '../../../../web/table/web-part.ts';

export const it: LessonText = {
  hints: [
    'Siete cinque giudici, ma due sono della mafia. Guarda la tua carta: chi la guarda dice di essere giudice.',
    'Tu lo sei davvero. Mentre la mafia si riconosce, tieni gli occhi chiusi. Sei anche il cancelliere: con il martelletto chiudi la fase.',
    'Dibattito. Rochefort sospetta di Athos, che sospetta di Milady. Chi mente? Tocca Milady e di’ che sospetti di lei.',
    'Basta parole: chiudi il dibattito con il martelletto.',
    'Ognuno parla al suo turno, e questo è il tuo. Ma Constance ha parlato senza aspettare! Tocca il segno rosso accanto a Constance e denuncia l’infrazione.',
    'L’hai visto, bene! Ammonire spetta al cancelliere, cioè a te. Con tre ammonizioni, la volta dopo non si accusa.',
    'Ora di’ chi accuserai: nomina Milady. Nulla ti obbliga a mantenere la parola.',
    'Lascia la parola: anche gli altri diranno chi accusano.',
    'Si vota in segreto. Accusa Milady e sigilla la tua carta.',
    'Milady ha più voti di tutti e pesca una Condanna; la seconda la eliminerebbe. Chiudi la giornata.',
    'Di notte i giudici proteggono e la mafia complotta. Proteggi Athos: lo accusavano in due.',
    'Lo vedi solo tu: un complotto colpisce Athos. Dillo, o menti per salvarlo; se qualcuno obietta, esci dalla manche. Scegli tu.',
    'Nessuno ha obiettato: quel che hai annunciato è la verità del tribunale. Chiudi la notte; il prossimo cancelliere forse farà lo stesso.',
  ],
  end: 'Sai giocare. L’udienza è aperta!',
  next: 'Accusa, bara, menti: ora tocca a te, senza rete, contro i bot.',
};
