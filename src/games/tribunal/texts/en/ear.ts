import type { Ear } from '../../rules/ear.ts';

export const en: Ear = {
  known:
    'i|you|he|she|we|can|be|is|it|s|are|the|not|t|don|to|of|and|who|why|with|against|let|all|if|but|my|trust|lying|liar|lies|vote|m|re|what|how|isn|that|agreed?|exactly|too|nonsense|hunch|no|just|protect|save|well|said|your|has|disagree|was|everyone|everybody|nobody|stop|look|so|believe|gives?|him|her|your|this|would|wouldn|really|everyone|them|about|did|didn|get|going|think|out|on|she|suspects|accuses|thinks|does|as',
  short: [
    ['u', 'you'],
    ['ur|youre', 'you re'],
    ['im', 'i m'],
    ['cant', 'can t'],
    ['ive', 'i ve'],
    ['((?:do|is|was|are|does|did|wo|have|has|would|could|should|ai)n)t', '$1 t'],
    ['(s?he|it|that|who|what)s', '$1 s'],
    ['wdym', 'what do you mean'],
    ['((?:is|was|are|does|did|do|have|has)n t) (?:you|he|she|it|they)$', ''],
    ['me(?= it (?:s|is))', 'me,'],
    ['r', 'are'],
    ['w', 'with'],
    ['y', 'why'],
    ['idk|dunno|no clue', 'i don t know'],
    ['yeah|yep|yup|yh|ya', 'yes'],
    ['nah|nope', 'no'],
    ['def|defo', 'definitely'],
    ['prob', 'probably'],
    ['smth', 'something'],
    ['every1', 'everyone'],
    ['no1', 'nobody'],
    ['tbh|imo|imho|ngl|lol|pls|plz|af|guys|rn|bro|if i were you', ''],
  ],
  spelt: 'suspect suspicious innocent guilty believe mafioso protect accuse against traitor honest lying',
  and: 'and',
  or: 'or',
  but: '(?<!(?:one|body) )but|however|though|whereas',
  conditional: 'if|unless|suppose|supposing|assuming|in case|imagine|whether',
  not: 'not|never|no way(?= \\w)|nobody|no one|none|cannot|cant|no longer|stop|\\w+n t',
  first: 'i|we|us|let|lets|my|everyone|everybody|all|nobody|no one|ill|please|put|use',
  iAm: 'i (?:m|am|was)',
  second: 'you|your|yourself',
  third: 'he|she|they|him|her|them|it|that|this',
  past: 'was|were',
  calls: 'and|no|yes|you|hey|hi|oh|well|so|dear|come|on|that|this|the',
  asks: 'why(?! (?:is|are|does|do) (?:every|no))|(?:did|do|have|are|were|would|will|can) you|what do you mean|your (?:turn|thoughts|opinion|take)|who (?:is it|then|do you|did you|would you|are you)|receipts|says who|since when|(?:whose|what|which) side|reasoning|(?:got|have|any) (?:\\w+ )?(?:proof|evidence)|based on what|what about you|any thoughts|explain|how come|how do you|what makes|your reasons?',
  tag: 'ok|okay|right|no|agreed|yes|shall we|alright|(?:are|is|does|do|did|was|have|has)n t (?:you|he|she|it|they)|huh|innit',
  reports:
    'N (?:\\w+ ){0,2}(?:says|said|thinks|claims|believes|swears|thought|suspects) (?:that )?(?:N|it|he|she)|according to N',
  fixed: {
    agree:
      'isn t wrong|not wrong|ha(?:s|ve) a (?:good )?point|well said|well spotted|good point|(?:totally |fully |completely |i |^)agree N$|what N said|\\+ ?1 N',
    disagree: 'isn t right|not right|all wrong|disagree with|(?:don t|not|never) agree with',
    liar: 'stop (?:the )?cap\\w*|mak(?:ing|es) (?:things|it|that|this|stuff|it all) up|(?:isn t|not) telling (?:us )?the truth|stop lying|full of (?:it|crap|lies)|(?:playing|fooling|conning|tricking) us|(?:talk|say|tell)\\w* (?:nonsense|rubbish|crap|bs)',
    trust:
      'leave N alone|leave N be|stop accus\\w+|(?:count|rely) on|with us|nothing to do with (?:it|this)|did nothing(?: wrong)?|(?:didn t|never) do (?:it|anything)|on (?:our|my) side|vouch|no (?:\\w+ )?reason to (?:doubt|suspect|vote|accuse)|good (?:feeling|vibes)|(?:helped|saved|protected) (?:us|me)|one of us',
    suspect:
      '^(?:definitely|obviously|clearly|probably|surely|certainly|only) N$|^N (?:definitely|obviously|for sure|100%?|all the way|it is)$|(?:bye|goodbye) N|too (?:nice|helpful|loud|eager|defensive)|(?:deflecting|dodging|avoiding) |for no reason|for nothing|without (?:a |any )?(?:reason|proof)|quiet|silent|(?:said|say|spoken) (?:a (?:single )?(?:word|thing)|nothing|anything)|(?:never|not|doesn t|isn t) (?:talk|speak)\\w*|admit it|confess|own up|say(?:s|ing)? nothing|both sides|double game|hid(?:es|ing) something|fak(?:ing|es)|pretend(?:ing|s)|rid of|not (?:being )?straight|watch out for|beware|careful with|wary|smells|acting (?:weird|strange|odd)|not trustworthy|(?:keep|have) an eye on|(?:watch|sleeping on) N|out N$|N (?:\\w+ )?out$|(?:everyone|everybody|all|let s go) (?:on|against) N|N (?:has to|gotta|must|should|needs to) go|nobody (?:but|except|other than) N|any(?:one|body) (?:but|except|other than) N|(?:nobody|no one) (?:is |s )?(?:talks?|talking|mentions?|mentioning) (?:about )?N|something (?:off|wrong|weird|strange|up) (?:about|with) N|(?:changed|switched) (?:his|her|their) (?:vote|mind)|count was (?:wrong|off|false)|(?:don t|not|never) (?:buy|buying|convinced)|broke (?:his|her|their) (?:promise|word)|vibes|bad feeling|inspire (?:much )?confidence|not credible|(?:don t|not|never) listen to|send N out|in (?:it|this) together|in league|working together|for me N$|N for me$|kick|my (?:bet|money|guess|pick) (?:s |is )?(?:on )?N',
    protect: 'forget to protect|needs (?:our )?(?:protection|help)|(?:keep|get|put) N (?:\\w+ )?saf\\w+',
  },
  is: {
    agree: 'right',
    disagree: 'wrong|mistaken',
    liar: 'liars?|lie|lies|lied|lying',
    suspect:
      'mafi\\w+|guilty|shady|fishy|suss?y?|suspiciously|suspicious|suspect(?=$)|traitors?|weird|strange|dodgy|crooked|sketchy|sketch|scum\\w*|evil|villain|snake|rat|creepy|odd|nervous|fake|phony|maf|killer|imposter|one of (?:them|the (?:mafi\\w+|bad guys))|it (?:s|is|was|isn t|wasn t) (?:not |definitely |surely |clearly )?N|its (?:not )?N|must be N|has to be N|gotta be N|(?:it s|it is|its) (?:him|her)|i(?: d)? say N|(?:go|going) (?:for|with) N',
    trust:
      'innocent|judges?|(?:seems|looks|is|s) (?:ok|okay|fine|alright)|(?:is|s) cool|good (?:guy|girl|one|person|egg)|(?:is|s) (?:fine|ok|okay|good)|honest|sincere|clean|reliable|trustworthy|legit|truth|town(?:ie)?|villager|inno|loyal|safe|cleared|confirmed|solid',
  },
  feels: {
    agree: 'agreed? with|same as|(?:i m|am) with|agreed',
    suspect:
      'suspect|suspicions?|accus(?:e|ing)|doubts?|vot(?:e|ing)|eliminate|convict|condemn|against|distrust|hang|lynch|kill|execute|boot|yeet',
    trust: 'trust|believ(?:e|ing)(?! that| it| N (?:is|s|are|was))|faith',
    protect: 'protect|protecting|protection|save|watch over|guard|cover|defend',
  },
  ofMe: {
    judge:
      'i (?:m|am) (?:a |an |really |just )*(?:judge|innocent|honest|clean)|(?:it s|it is|it isn t|it wasn t|its|wasn t) (?:not )?me|i (?:m|am) not (?:a |in |the |with )*(?:mafi\\w+|guilty|lying|liar)|trust me|believe me|i (?:m|am) telling the truth|nothing to do with|didn t do anything',
    disagree: 'disagree|don t agree|not true|false|nonsense|bs|bull\\w+|^wrong|don t think so|^(?:no )?no way$|^no$',
    unsure: 'don t know|undecided|no idea|not sure|no clue|dunno|lost|can t (?:decide|tell|choose)|torn',
    'no-reason': 'no (?:\\w+ )?reason|hunch|just a feeling|gut feeling',
    agree:
      'agreed?|^(?:good|nice|fair) point$|well said|me too|exactly|same here|^(?:yes )?(?:same|true|fair(?: enough)?|facts|makes sense)$|absolutely|^yes$',
  },
  confided: {
    unless: 'not|never|don t|haven t|didn t|if|unless|would|could|suppose|who|maybe|perhaps|why',
    hold: 'i (?:hold|have|own|drew|got|ve got|m holding|am holding|do have|still have)|in my hand',
    cards: {
      pardon: 'pardon',
      bulletproof: 'bullet ?proof(?: vest)?|vest',
      trap: 'trap',
      'clean-record': 'clean record',
      'double-voice': 'double (?:vote|voice)',
      wiretap: 'wire ?tap',
      'inside-man': 'inside man',
      witness: 'witness',
    },
    guarded:
      '(?:i (?:protected|guarded)|my (?:night )?card (?:last night )?(?:was|went) (?:for|to)|last night i protected)',
    saw: 'i (?:saw|ve seen|have seen|looked at|checked)|i know who',
    mafia: 'mafia|mafioso|guilty',
    judge: 'judge|innocent',
    plan: 'let s all (?:protect|guard)|lets all (?:protect|guard)|(?:everyone|everybody|we all|all of us) (?:should |must |will )?(?:protects?|guards?)|all protect|tonight (?:let s|lets|we) protect|let s protect N tonight|protect me tonight',
    me: 'me|myself',
  },
};
