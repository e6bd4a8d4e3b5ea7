import type { Ear } from '../../rules/ear.ts';

export const it: Ear = {
  known:
    'io|tu|d accordo|l|ne dici|ne pensi|mi|ti|te|se|stanotte|di|esse|sono|sei|non|che|il|lo|per|con|contro|tutti|su|ma|chi|perche|una|ha|hai|ho|del|della|mente|menti|bugiard\\w+|votiamo|votate|giudice|mafioso|credo|sospetto|anch|esatto|falso|nessuna|stai|sta|dice|al|alla|ad|e|tace|ragione|dove|dov|come|cosa|xke|accusi|me|entra|c|lei|lui|lo|gli|siamo|questo|nostra|secondo|puo|essere|solo|dalla|alla|nn|voi|noi|ci|ieri|suo|molto|troppo|anche',
  short: [
    ['x', 'per'],
    ['xke|xche|perke|pke|xk', 'perche'],
    ['nn', 'non'],
    ['io(?= esse [A-H])', 'io,'],
    ['daccordo', 'd accordo'],
    ['(?:se )?fossi in (?:voi|te)', ''],
    ['ke', 'che'],
    ['ki', 'chi'],
    ['cn', 'con'],
    ['sn', 'sono'],
    ['tt', 'tutti'],
    ['qlcs|qls', 'qualcosa'],
    ['qlcn|qln', 'qualcuno'],
    ['si(?= (?:esatto|certo|infatti))', ''],
    ['cmq|dai|raga|ragazzi|ahah\\w*|lol', ''],
  ],
  spelt:
    'sospetto sospetta fiducia mafioso mafiosa innocente colpevole bugiardo bugiarda proteggiamo proteggere accuso votiamo giudice traditore mafiosi strano promessa protezione',
  and: 'ed?',
  or: 'o|oppure',
  but: 'ma|pero|invece',
  conditional: 'se|a meno|suppon\\w+|metti\\w* che|nel caso|immagin\\w+|qualora|casomai',
  not: 'non|mai|nessuno|mica|smett\\w+ di|no',
  first:
    'io|mi|noi|ci|tutti|\\w+iamo|\\w+iamoci|\\w+ate|\\w+ete|\\w+atevi|\\w+etevi|bisogna|mio|miei|nessuno|\\w+ero|dovremmo|propongo|voto|accuso|dubito|credo|sospetto|diffido|proteggo|ho|garantisco|smett\\w+|sto',
  iAm: '(?:io )?(?:non )?sono',
  second:
    'tu|voti|te|ti|sei|hai|tuo|tue|tua|tuoi|menti|stai|accusi|sbagli|difendi|credi|pensi|dici|sospetti|proteggi|vuoi|fai|sai',
  third: 'lui|lei|lo|la|gli|le|questo|questa|quello|quella|esse|sta',
  past: 'era|eri|erano|fu|stat[oa](?! N)',
  calls: 'e|no|sic|tu|ehi|eh|dai|allora|senti|caro|cara|signor|signora|questo|questa|quel|quella|il|la',
  asks: 'perche(?! (?:nessuno|tutti))|hai .* o no$|in che senso|tocca a te|e tu N|cosa intendi|da quando|il tuo (?:parere|voto)|chi esse|chi e$|che parte|su cosa|hai (?:delle |qualche )?prov[ae]|che ne (?:dici|pensi)|cosa ne pensi|che ne pensi|spieg\\w+|come mai|come lo|le tue ragioni|che cosa te lo',
  tag: 'd accordo|ok|no|vero|va bene|giusto',
  reports: 'N (?:\\w+ ){0,2}(?:dice|pensa|crede|sostiene|afferma|giura|pensava|diceva) che|secondo N',
  fixed: {
    agree:
      'non (?:ha|hai) torto|ben detto|ben visto|la penso come|(?<!non )(?<!non sono )d accordo (?:con )?N$|come (?:dice|ha detto) N|idem N|\\+ ?1 N|quoto N|concord\\w+ con',
    disagree: 'non (?:sono )?d accordo con|non (?:ha|hai) ragione',
    liar: 'smett\\w+ di mentire|frottole|balle|ci (?:sta |stai )?(?:freg|ingann)\\w+|prend\\w+ in giro|non dic[ei] la verita|fandonie|non (?:e|esse) vero niente',
    trust:
      'lasci\\w+ (?:in pace|stare) N|lasci\\w+ N (?:in pace|stare)|smett\\w+ di accusare|con noi|dalla nostra parte|garantisco|contare su|nessun (?:motivo|ragione) (?:per|di) (?:dubitare|sospettare|accusare|votare)|(?:ci|mi) ha (?:aiutat|salvat|protett)\\w|esse (?:uno|una) di noi|(?:bella|buona) (?:sensazione|impressione)|non c entra|non ha fatto (?:niente|nulla)(?: di male)?|(?:uno|una) dei nostri',
    suspect:
      '^(?:sicuramente|per forza|sicuro|di sicuro|ovviamente|chiaramente|certamente) N$|^N (?:di sicuro|sicuramente|sicuro|al 100%?|e basta)$|(?:ciao|addio|via) N|troppo (?:gentile|nervos[oa]|zelante)|si difende troppo|senza motivo|senza ragione|(?:tutti|andiamo) (?:su|contro|addosso a) N(?! a )|(?:essere|esse) (?:solo|soltanto) N|(?:solo|soltanto) N|di N (?:non )?(?:parla )?nessuno|nessuno parla di N|(?:cambia|cambiato) (?:voto|idea)|conto (?:era |esse )?(?:sbagliato|falso|truccato)|(?:non|mai) (?:ci )?cred\\w+ a|non mi fiderei|N deve (?:andare|uscire|saltare)|mantenuto la promessa|per niente|senza prove|tace|non parla|non dice niente|non dice nulla|non ha detto (?:niente|nulla|una parola)|silenzios\\w|zitt[oa]|doppio gioco|nascond\\w+ qualcosa|finge|fa finta|facciamo fuori|sbarazz\\w+|liber\\w+ di|puzza|non (?:esse |sei |mi sembra )?(?:affatto )?(?:pulit[oa]|chiar[oa])|racconti giusta|racconta giusta|attent[ioa] a|occhio a|d ?occhio|parla (?:troppo )?poco|doppiogioco|(?:uno|una) di (?:loro|quelli)|guard\\w+ da|non mi (?:convince|piace|ispira)|brutt[oa] (?:presentimento|sensazione|impressione)|poco credibile|non ascolt\\w+|d accordo tra loro|complic[ei]|alleat[ie]|(?:per|secondo) me N$|N (?:per|secondo) me$|punt\\w+ (?:tutto )?su N|confessa\\w*|ammett\\w+',
    protect: 'dimentic\\w+ di proteggere|bisogno di protezione|bisogno di aiuto|al sicuro',
  },
  is: {
    agree: 'ha (?:proprio |davvero )?ragione|hai (?:proprio |davvero )?ragione|visto giusto|dice il vero',
    disagree: 'ha torto|hai torto|si sbaglia|ti sbagli|sbaglia',
    liar: 'mente|menti|mentono|mentito|mentire|mentiva|mentendo|bugiard\\w+|bugi[ae]',
    suspect:
      'mafi\\w+|colpevol\\w+|sospett[aei]\\b(?! di)|sospettat[oa]|traditor\\w+|stran[oaie]|losc[oa]|fals[oa]|sus|viscid[oa]|nervos[oa]|agitat[oa]|cattiv[oa]|assassin[oa]|marci[oa]|infame|ambigu[oa]|esse (?:proprio |sicuramente )?(?:N|lui|lei)|sia N|esse stat[oa] N|dic?o N|dir[eo]i N|dev essere N|deve essere N',
    trust:
      'innocent[ei]|giudic[ei]|a posto|esse (?:ok|bene|tranquill[oa])|onest[oaie]|esse (?:un |una )?(?:brav|buon)[oa]|fidat[oa]|sincer[oaie]|affidabil[ei]|pulit[oaie]|chiar[oa]|dic[ei] la verita|dicono la verita',
  },
  feels: {
    agree: 'd accordo con|come N|sto con',
    suspect:
      'sospetto|sospettiamo|sospettare|sospetti|accus(?:o|are|iamo|ate)|dubb?i\\w*|dubit\\w+|mand(?:iamo|ate) via|cacci(?:amo|ate)|butt(?:iamo|ate) fuori|impicc\\w+|uccid(?:iamo|ete)|vot(?:o|erei|iamo|ate|ero|are|iamolo)|elimin(?:iamo|are|ate|o)|condann(?:iamo|are|ate|o)|contro N|diffid\\w+|fuori N',
    trust:
      'fido|fida\\w*|fidi|fidiamoci|fiducia|credo(?! (?:proprio )?che)|crediamo|credete|credere|credi|credetegli|credo (?=a)',
    protect:
      'protezion[ei]|protegg(?:o|iamo|ete|ere|ero|iamola|iamolo)|salv(?:iamo|ate|are|o)|vegl(?:iamo|iate|iare) su|copr(?:a|iamo|ite|ire|o)|difend(?:iamo|ete|ere)',
  },
  ofMe: {
    judge:
      '(?:^|io |fidatevi |credetemi )sono (?:un |una |davvero )?(?:giudice|innocente|onest[oa])|non sono (?:stat[oa] )?io|io non sono$|non sono (?:della mafia|un mafios[oa]|mafios[oa]|colpevole|bugiard[oa])|non mento|fidatevi di me|fidati di me|cred(?:etemi|imi)|dico la verita|non c entro|non ho fatto niente',
    disagree:
      'non sono d accordo|non d accordo|non esse vero|esse falso|^falso|figura(?:ti|iamoci)|figuriamoci|macche|^ma (?:va|dai)$|^(?:ma )?no$',
    unsure:
      'non lo so|non so|indecis[oa]|nessuna idea|non sono sicur[oa]|boh|capisco niente|capisco nulla|ne ho idea|non saprei|non ho idea',
    'no-reason': 'non ho (?:una |nessuna )?ragion[ei]|impressione|senza (?:un )?motivo|intuito|nessun motivo',
    agree: 'd accordo|^ben detto$|^quoto$|anch io|esatto|^giusto$|esse vero|^sic$|^certo$',
  },
  confided: {
    unless: 'non|mai|se|salvo|avrei|potrei|supponiamo|chi ha|forse|perche',
    hold: 'ho|tengo|possiedo|ce l ho|avevo|in mano',
    cards: {
      pardon: 'grazia',
      bulletproof: 'giubbotto(?: antiproiettile)?|antiproiettile',
      trap: 'trappola',
      'clean-record': 'fedina(?: pulita)?',
      'double-voice': 'voto doppio|doppio voto',
      wiretap: 'intercettazione',
      'inside-man': 'infiltrato',
      witness: 'testimone',
    },
    guarded:
      'ho (?:protetto|difeso)|la mia carta (?:di (?:stanotte|questa notte|notte) )?(?:era|e andata) (?:per|a)|la mia protezione (?:era|e andata) (?:per|a)',
    saw: 'ho (?:visto|guardato|scoperto)|so chi esse',
    mafia: 'mafia|mafioso|mafiosa|colpevole',
    judge: 'giudice|innocente',
    plan: 'proteggiamo tutti|proteggiamo N (?:tutti|stanotte|questa notte)|(?:stanotte|questa notte) (?:tutti|proteggiamo)|tutti (?:proteggono|proteggete|proteggiamo|a proteggere)|proteggete(?:mi tutti| tutti me)|proteggetemi',
    me: 'me|mi|proteggetemi',
  },
};
