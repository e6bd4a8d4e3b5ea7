import type { DareWords } from '../../dare.ts';

export const it: DareWords = {
  title: 'Sfida un amico',
  about:
    'Manda una delle tue dichiarazioni, a carte coperte. Il tuo amico ci crede o ne dubita, e tu saprai la risposta.',
  lie: 'Una tua bugia',
  truth: 'Per una volta, la verità',
  link: 'Link della tua sfida',
  message: 'Mi avresti creduto?',
  keeps:
    'Il link mostra questa dichiarazione e ciò che era visibile sul tavolo, nient’altro. Scade dopo 30 giorni, o quando ritiri la sfida da Le tue partite.',
  dares: (name) => `${name} ti sfida`,
  tells: (name) => `${name} vedrà la tua scelta, e il tuo nome se lo scrivi.`,
  yourName: 'Il tuo nome, se vuoi',
  table: 'Il tavolo in quel momento',
  own: 'Questa è la tua sfida. Manda il link a un amico.',
  sit: (name) => `Siediti contro ${name}`,
  sitHint: 'riceve un invito; i bot possono occupare gli altri posti',
  toTable: 'Torna al tavolo',
  first: 'Hai già risposto. Vale la tua prima risposta.',
  others: (people, believed, lie) =>
    lie
      ? `${believed} su ${people} ci ${believed === 1 ? 'è cascato' : 'sono cascati'}`
      : `${believed} su ${people} ci ${believed === 1 ? 'ha' : 'hanno'} creduto`,
  answered: (name = 'Qualcuno', lie, doubted) =>
    lie
      ? doubted
        ? `${name} ti ha smascherato`
        : `${name} ci ha creduto`
      : doubted
        ? `${name} ha dubitato della verità`
        : `${name} ti ha creduto, a ragione`,
  waits: (name = 'Qualcuno') => `${name} ti aspetta a un tavolo`,
  mine: 'Le tue sfide',
  noAnswer: 'Ancora nessuna risposta',
  takeBack: 'Ritira la sfida',
  again: 'Riprova',
  cut: 'Questo link è incompleto. Fattelo mandare di nuovo.',
  over: 'Questa sfida è finita: è stata ritirata, il suo tempo è scaduto, o la partita è stata cancellata.',
  offline: 'Serve la rete. Controlla la connessione.',
  notSent: 'La tua risposta non è partita. Controlla la connessione, poi rispondi di nuovo.',
  notMade: 'Non è stato possibile creare il link. Controlla la connessione, poi riprova.',
  tooLong: 'Questa partita è troppo lunga per una sfida.',
  tooFast: 'Troppe richieste insieme. Aspetta un po’, poi riprova.',
  preview: (name) => `Avresti creduto a ${name}?`,
  cameOut: (name, lie, doubted) =>
    lie
      ? doubted
        ? `Hai smascherato ${name}.`
        : 'Ci hai creduto, a torto.'
      : doubted
        ? `${name} diceva la verità.`
        : 'Hai fatto bene a crederci.',
};
