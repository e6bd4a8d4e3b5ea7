import type { Ear } from '../../rules/ear.ts';

export const en: Ear = {
  known:
    'i|you|he|she|we|can|be|is|it|s|are|the|not|t|don|to|of|and|who|why|with|against|let|all|if|but|my|trust|lying|liar|lies|vote|m|re|what|how|isn|that|agreed?|exactly|too|nonsense|hunch|no|just|protect|save|well|said|your|has|disagree|was|everyone|everybody|nobody|stop|look|so|believe|suspects|accuses|thinks|does|as',
  short: [
    ['u', 'you'],
    ['ur|youre', 'you re'],
    ['im', 'i m'],
    ['ive', 'i ve'],
    ['((?:do|is|was|are|does|did|wo|have|has)n)t', '$1 t'],
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
    ['tbh|imo|imho|ngl|lol|pls|plz|af|guys', ''],
  ],
  spelt: 'suspect suspicious innocent guilty believe mafioso protect accuse against traitor honest lying',
  and: 'and',
  or: 'or',
  but: 'but|however|though|whereas',
  conditional: 'if|unless|suppose|supposing|assuming|in case|imagine|whether',
  not: 'not|never|nobody|no one|none|cannot|cant|no longer|stop|\\w+n t',
  first: 'i|we|us|let|lets|my|everyone|everybody|all|nobody|no one|ill|please',
  iAm: 'i (?:m|am|was)',
  second: 'you|your|yourself',
  third: 'he|she|they|him|her|them|it|that|this',
  past: 'was|were',
  calls: 'and|no|yes|you|hey|hi|oh|well|so|dear|come|on|that|this|the',
  asks: 'why|(?:whose|what|which) side|reasoning|(?:got|have|any) proof|based on what|what about you|do you think|any thoughts|explain|how come|how do you|what makes|your reasons?',
  tag: 'ok|okay|right|no|agreed|yes|shall we|alright|(?:are|is|does|do|did|was|have|has)n t (?:you|he|she|it|they)|huh|innit',
  reports:
    'N (?:\\w+ ){0,2}(?:says|said|thinks|claims|believes|swears|thought|suspects) (?:that )?(?:N|it|he|she)|according to N',
  fixed: {
    agree:
      'isn t wrong|not wrong|ha(?:s|ve) a (?:good )?point|well said|well spotted|good point|(?:totally |fully |completely |i |^)agree N$|what N said|\\+ ?1 N',
    disagree: 'isn t right|not right|all wrong|disagree with|(?:don t|not|never) agree with',
    liar: 'mak(?:ing|es) (?:things|it|that|this|stuff|it all) up|(?:isn t|not) telling (?:us )?the truth|stop lying|full of (?:it|crap|lies)|(?:playing|fooling|conning|tricking) us|talk\\w* (?:nonsense|rubbish|crap|bs)',
    trust:
      'leave N alone|leave N be|stop accus\\w+|(?:count|rely) on|with us|nothing to do with (?:it|this)|on (?:our|my) side|vouch|good (?:feeling|vibes)',
    suspect:
      'for no reason|for nothing|without (?:a |any )?(?:reason|proof)|quiet|silent|said (?:a word|nothing|anything)|(?:never|not|doesn t|isn t) (?:talk|speak)\\w*|admit it|confess|own up|say(?:s|ing)? nothing|both sides|double game|hid(?:es|ing) something|fak(?:ing|es)|pretend(?:ing|s)|rid of|not (?:being )?straight|watch out for|beware|careful with|wary|smells|acting (?:weird|strange|odd)|not trustworthy|out N$|N out$|vibes|bad feeling|inspire (?:much )?confidence|not credible|(?:don t|not|never) listen to|send N out|in (?:it|this) together|in league|working together|for me N$|N for me$|kick|my (?:bet|money|guess|pick) (?:s |is )?(?:on )?N',
    protect: 'forget to protect|needs (?:our )?(?:protection|help)|(?:keep|get|put) N (?:\\w+ )?saf\\w+',
  },
  is: {
    agree: 'right',
    disagree: 'wrong|mistaken',
    liar: 'liars?|lie|lies|lied|lying',
    suspect:
      'mafi\\w+|guilty|shady|fishy|sus|suspicious|suspect(?=$)|traitors?|weird|strange|dodgy|crooked|sketchy|scum|evil|it (?:s|is|was|isn t|wasn t) (?:not |definitely |surely |clearly )?N|its (?:not )?N|must be N|has to be N|gotta be N|i say N',
    trust:
      'innocent|judges?|(?:seems|looks|is|s) (?:ok|okay|fine|alright)|honest|sincere|clean|reliable|trustworthy|legit|truth',
  },
  feels: {
    agree: 'agreed? with|same as|(?:i m|am) with|agreed',
    suspect:
      'suspect|suspicions?|accus(?:e|ing)|doubts?|vot(?:e|ing)|eliminate|convict|condemn|against|distrust|hang|lynch',
    trust: 'trust|believ(?:e|ing)(?! that| it| N (?:is|s|are|was))|faith',
    protect: 'protect|protecting|protection|save|watch over|guard|cover|defend',
  },
  ofMe: {
    judge:
      'i (?:m|am) (?:a |an |really |just )*(?:judge|innocent|honest|clean)|(?:it s|it is|it isn t|it wasn t|its|wasn t) (?:not )?me|i (?:m|am) not (?:a |in |the |with )*(?:mafi\\w+|guilty|lying|liar)|trust me|believe me|i (?:m|am) telling the truth|nothing to do with|didn t do anything',
    disagree: 'disagree|don t agree|not true|false|nonsense|wrong|don t think so|no way|^no$',
    unsure: 'don t know|undecided|no idea|not sure|no clue|dunno|lost',
    'no-reason': 'no (?:\\w+ )?reason|hunch|just a feeling|gut feeling',
    agree: 'agreed?|me too|exactly|same here|^true$|absolutely|^yes$',
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
