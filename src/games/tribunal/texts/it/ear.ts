import type { Ear } from '../../rules/ear.ts';

export const it: Ear = {
  known:
    'no|le|io|tu|d accordo|l|ne dici|ne pensi|mi|ti|te|se|stanotte|di|esse|sono|sei|non|che|il|lo|per|con|contro|tutti|su|ma|chi|perche|una|ha|hai|ho|del|della|mente|menti|bugiard\\w+|votiamo|votate|giudice|mafioso|credo|sospetto|anch|esatto|falso|nessuna|stai|sta|dice|al|alla|ad|e|tace|ragione|dove|dov|come|cosa|xke|accusi|me|entra|c|lei|lui|lo|gli|siamo|questo|nostra|secondo|puo|essere|solo|dalla|alla|nn|voi|noi|ci|ieri|suo|molto|troppo|anche',
  short: [
    ['x', 'per'],
    ['xke|xche|perke|pke|xk', 'perche'],
    ['nn', 'non'],
    ['io(?= esse [A-H])', 'io,'],
    ['daccordo', 'd accordo'],
    ['(?:se )?fossi in (?:voi|te)', ''],
    ['se (?:vuoi|volete) il mio parere|se posso dire', 'secondo me'],
    ['ke', 'che'],
    ['ki', 'chi'],
    ['cn', 'con'],
    ['sn', 'sono'],
    ['tt', 'tutti'],
    ['qlcs|qls', 'qualcosa'],
    ['qlcn|qln', 'qualcuno'],
    ['si(?= (?:esatto|certo|infatti))', ''],
    ['(?<=N )esse(?= N)', ', esse'],
    ['cmq|dai|raga|ragazzi|ahah\\w*|lol', ''],
  ],
  spelt:
    'sospetto sospetta fiducia mafioso mafiosa innocente colpevole bugiardo bugiarda proteggiamo proteggere accuso votiamo giudice traditore mafiosi strano promessa protezione',
  and: 'ed?(?! (?:voi|tu|te)$)|quindi|percio',
  or: 'o|oppure',
  but: 'ma|pero|invece',
  conditional: 'se(?! (?:ne|la|lo|l) )|a meno|suppon\\w+|metti\\w* che|nel caso|immagin\\w+|qualora|casomai',
  not: 'impossibile|non|mai|nessuno|mica|smett\\w+ di|(?<!^)no',
  first:
    'io|mi|noi|ci|tutti|\\w+iamo|\\w+iamoci|\\w+ate|\\w+ete|\\w+atevi|\\w+etevi|bisogna|mio|miei|nessuno|\\w+ero|dovremmo|propongo|voto|accuso|dubito|credo|sospetto|diffido|proteggo|ho|garantisco|smett\\w+|sto',
  iAm: '(?:io )?(?:non )?sono',
  second:
    'tu|\\w{2,}[ae]vi|eri|voti|te|ti|sei|hai|tuo|tue|tua|tuoi|menti|stai|accusi|sbagli|difendi|credi|pensi|dici|sospetti|proteggi|vuoi|fai|sai',
  third: 'lui|lei|lo|la|gli|le|questo|questa|quello|quella|esse|sta',
  past: 'era|eri|erano|fu|stat[oa](?! N)',
  calls:
    'scusa|scusami|mi spiace|e|no|sic|tu|ehi|eh|dai|allora|senti|caro|cara|signor|signora|questo|questa|quel|quella|il|la',
  asks: 'perche(?! (?:nessuno|tutti|(?:\\w+ ){0,2}\\w+[ae]te\\b))|giustific\\w+|rispondi|difenditi|sentire N|di chi sospetti|chi (?:accusi|difendi)|hai .* o no$|in che senso|tocca a te|e tu N|cosa intendi|da quando|il tuo (?:parere|voto)|chi esse|chi e$|che parte|su cosa|hai (?:delle |qualche )?prov[ae]|che ne (?:dici|pensi)|cosa ne pensi|che ne pensi|spieg(?!azion)\\w+|come mai|chi (?:hai|pensi|sospetti|credi)|dicci|dimmi|sei (?:\\w+ )?sicur[oa]|come lo|le tue ragioni|che cosa te lo',
  proposes: '(?:ce lo |ce la )?\\w+iamo(?:ci)? |(?:e )?se \\w+ssimo (?:contro )?N$|(?:e )?perche non N',
  tag: 'e (?:voi|tu|te)|d accordo|ok|no|vero|va bene|giusto',
  reports: 'N (?:\\w+ ){0,2}(?:dic[ea]|pens[ai]|cred[ea]|sostiene|afferma|giura|pensava|diceva) che|secondo N',
  fixed: {
    agree:
      'vot(?:o|iamo|erei) (?:come|con) N|vist[oa] giusto|non (?:ha|hai) torto|ben detto|ben visto|la penso come|(?<!non )(?<!non sono )d accordo (?:con )?N$|come (?:dice|ha detto) N|idem N|dic[ei] cose (?:sensate|giuste)|\\+ ?1 N|quoto N|capito tutto|concord\\w+ con',
    disagree: 'non (?:sono )?d accordo con|non (?:ha|hai) ragione',
    liar: 'smett\\w+ di mentire|frottole|balle|ci (?:sta |stai )?(?:freg|ingann)\\w+|prend\\w+ in giro|non dic[ei] la verita|fandonie|tutto quello che (?:dice )?N|a chi la racconti|non (?:e|esse) vero niente',
    trust:
      '(?<!non ha )(?<!mai )mantenuto la (?:promessa|parola)|io (?:difendo|sostengo) N|non (?:accus|sospett|attacc)\\w+ N|mano sul fuoco|dalla parte giusta|(?:esse )?dei nostri|al di sopra di ogni sospetto|lasci\\w+ (?:in pace|stare) N|non lo far(?:ebb|a)\\w* mai|ten(?:iamo|iamoci|ete|etevi|ere) N|sempre (?:aiutato|detto la verita|stat[oa] (?:onest|corrett|chiar)[oa])|lasci\\w+ N (?:in pace|stare)|smett\\w+ di accusare|con noi|dalla nostra parte|garantisco|contare su|nessun (?:motivo|ragione) (?:per|di) (?:dubitare|sospettare|accusare|votare)|(?:ci|mi) ha (?:aiutat|salvat|protett)\\w|esse (?:uno|una) di noi|(?:bella|buona) (?:sensazione|impressione)|non c entra|non ha fatto (?:niente|nulla)(?: di male)?|(?:uno|una) dei nostri',
    suspect:
      '^(?:sicuramente|per forza|sicuro|di sicuro|ovviamente|chiaramente|certamente) N$|^N (?:di sicuro|sicuramente|sicuro|al 100%?|e basta)$|(?:ciao|addio|via) N|(?:vabbe|va bene|ok|e) allora N$|(?:beccat|smascherat)[oa]|(?:strano|curioso|buffo|sospetto) (?:che|come)|(?:troppo|cosi) (?:calm[oa]|tranquill[oa]|perfett[oa]|educat[oa]|sicur[oa] di se)|fa paura|(?<!non )c entra|in (?:galera|prigione|gattabuia)|al patibolo|faccia(?:mo|moci) N|l unic[oa] (?:che|a)|mai difes[oa]|cambi\\w* (?:sempre )?(?:discorso|argomento)|vot\\w+ (?:\\w+ )?insieme|evita\\w*|schiva\\w*|votato contro l informatore|tradito la promessa|difend\\w* (?:\\w+ )?troppo|si (?:coprono|difendono|proteggono|spalleggiano)|troppo (?:gentile|nervos[oa]|zelante)|si difende troppo|senza motivo|senza ragione|(?:tutti|andiamo) (?:su|contro|addosso a) N(?! a )|(?:essere|esse) (?:solo|soltanto) N|(?:solo|soltanto) N|di N (?:non )?(?:parla )?nessuno|nessuno parla di N|(?:cambia|cambiato) (?:voto|idea)|conto (?:era |esse )?(?:sbagliato|falso|truccato)|(?:non|mai) (?:ci )?cred\\w+ a|non mi fiderei|N deve (?:andare|uscire|saltare)|(?:non ha|mai) mantenuto la (?:promessa|parola)|aveva promesso|(?:vota|votato|accusa|accusato) (?:contro )?(?:un |una |dei )giudic[ei]|puzza|per niente|senza prove|tace|non parla|non dice niente|non dice nulla|non ha (?:\\w+ )?detto (?:niente|nulla|una parola)|silenzios\\w|zitt[oa]|doppio gioco|nascond\\w+ (?:qualcosa|la verita)|finge|fa finta|facciamo fuori|sbarazz\\w+|liber\\w+ di|non (?:esse |sei |mi sembra )?(?:affatto )?(?:pulit[oa]|chiar[oa])|(?:rac)?cont[ai] giusta|attent[ioa] a|occhio a|d ?occhio|parla (?:troppo )?poco|doppiogioco|(?:uno|una) di (?:loro|quelli)|guard\\w+ da|non mi (?:convince|piace|ispira)|brutt[oa] (?:presentimento|sensazione|impressione)|poco credibile|non ascolt\\w+|d accordo tra loro|complic[ei]|alleat[ie]|(?:per|secondo) me N$|N (?:per|secondo) me$|punt\\w+ (?:tutto )?su N|confessa\\w*|ammett\\w+',
    protect:
      'cart[ae] su N|tutti su N per (?:protegg|difend|salv)\\w+|(?:in vita|viv[oa]) N|N (?:in vita|viv[oa])|va (?:\\w+ )?protett[oa]|dimentic\\w+ di proteggere|bisogno di protezione|bisogno di aiuto|al sicuro',
  },
  is: {
    agree: 'ha (?:proprio |davvero )?ragione|hai (?:proprio |davvero )?ragione|visto giusto|dice il vero',
    disagree: 'ha torto|hai torto|si sbagli[ao]?|ti sbagli|sbaglia(?:ndo)?',
    liar: 'mente|menti|mentono|mentito|mentire|mentiva|mentendo|bugiard\\w+|bugi[ae]|ipocrit[ae]',
    suspect:
      'mafi\\w+|colpevol\\w+|sospett[aei]\\b(?! di)|sospettat[oa]|traditor\\w+|stran[oaie]|losc[oa]|fals[oa]|sus|viscid[oa]|nervos[oa]|agitat[oa]|cattiv[oa]|assassin[oa]|marci[oa]|infame|criminal[ei]|farabutt[oa]|mascalzon[ea]|talpa|furfant[ei]|imbroglion[ea]|disonest[oa]|gangster|ambigu[oa]|esse (?:proprio |sicuramente )?(?:N|lui|lei)|sia N|esse stat[oa] N|dic?o N|dir[eo]i N|dev essere N|deve essere N',
    trust:
      'leal[ei]|insospettabil[ei]|innocent[ei]|giudic[ei]|a posto|esse (?:ok|bene|tranquill[oa])|onest[oaie]|esse (?:un |una )?(?:brav|buon)[oa]|fidat[oa]|sincer[oaie]|affidabil[ei]|pulit[oaie]|chiar[oa]|dic[ei] la verita|dicono la verita',
  },
  feels: {
    agree: 'd accordo con|come N|sto con',
    suspect:
      'sospetto|sospettiamo|sospettare|sospetti|accus(?:o|are|iamo|ate)|dubb?i\\w*|dubit\\w+|mand(?:iamo|ate) via|cacci(?:amo|ate)|butt(?:iamo|ate) fuori|impicc\\w+|uccid(?:iamo|ete)|vot(?:o|erei|iamo|ate|ero|are|iamolo)|elimin(?:iamo|are|ate|o)|condann(?:iamo|are|ate|o)|contro N|diffid\\w+|fuori N|espell(?:iamo|ete|ere)|arrest(?:iamo|ate|are)|giustizi(?:amo|ate)|bandi(?:amo|te)|lev(?:iamo|ate) di mezzo',
    trust:
      'fido|fida\\w*|fidi|fidiamoci|fiducia|credo(?! (?:proprio )?che)|crediamo|credete|credere|credi|credetegli|credo (?=a)',
    protect:
      'protezion[ei]|protegg(?:o|iamo|ete|ere|erl[oaie]|ero|iamola|iamolo)|salv(?:iamo|ate|are|o)|vegl(?:iamo|iate|iare) su|copr(?:a|iamo|ite|ire|o)|difend(?:iamo|ete|ere)',
  },
  ofMe: {
    judge:
      '(?<!non )sono (?:un |una |davvero )?(?:giudice|innocente|onest[oa])|non sono (?:stat[oa] )?io|io non sono$|non sono (?:mica |affatto |certo )?(?:della mafia|un mafios[oa]|mafios[oa]|colpevole|bugiard[oa])|non mento|fidatevi di me|fidati di me|cred(?:etemi|imi)|dico la verita|non c entro|non ho fatto niente|accusarmi|dalla parte dei giudici',
    disagree:
      'non sono d accordo|non sono convint[oa]|ne dubito|scherzi|neanche per sogno|non se ne parla|non d accordo|non esse vero|esse falso|^falso|non ci credo|non ha senso|(?:^|che |esse (?:un |una )?)(?:stupid\\w+|assurd\\w+|ridicol\\w+|sciocchezz\\w+|cavolat\\w+)|figura(?:ti|iamoci)|figuriamoci|macche|^(?:ma )?per niente$|^ma (?:va|dai)$|^(?:(?:ma|no) )*no$',
    unsure:
      'non lo so|nessuna pista|difficile dir\\w+|mistero|confus[oa]|confusione|non so|indecis[oa]|nessuna idea|non sono sicur[oa]|boh|capisco niente|capisco nulla|ne ho idea|non saprei|non ho idea',
    'no-reason':
      'non ho (?:una |nessuna )?ragion[ei]|impressione|sensazione|a pelle|me lo sento|(?:non ho|nessuna) spiegazion[ei]|non so spiegar\\w+|istinto|fiuto|a caso|senza (?:un )?motivo|intuito|nessun motivo',
    agree:
      'd accordo|^ben detto$|^quoto$|anch io|esatto|^giust(?:o|issimo)$|approvo|confermo|ci sto|hai ragione|^(?:chiaro|ovvio|certamente|assolutamente|perfetto)$|^(?:ecco )?(?:idem|appunto|infatti)$|a favore|proprio cosi|pure io|esse vero|^sic$|^certo$',
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
