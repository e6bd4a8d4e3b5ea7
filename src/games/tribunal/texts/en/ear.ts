import type { Ear } from '../../rules/ear.ts';

export const en: Ear = {
  known:
    'me|yesterday|tonight|i|you|he|she|we|can|be|is|it|s|are|the|not|t|don|to|of|and|who|why|with|against|let|all|if|but|my|trust|lying|liar|lies|vote|m|re|what|how|isn|that|agreed?|exactly|too|nonsense|hunch|no|just|protect|save|well|said|your|has|disagree|was|everyone|everybody|nobody|stop|look|so|believe|gives?|him|her|your|this|would|wouldn|really|everyone|them|about|did|didn|get|going|think|out|on|she|suspects|accuses|thinks|does|as',
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
    ['(?<=N )(it|s?he)(?= s )', ', $1'],
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
    ['if you ask me', 'in my opinion'],
  ],
  spelt: 'suspect suspicious innocent guilty believe mafioso protect accuse against traitor honest lying',
  and: 'and(?! you$)|so(?= (?:s?he|it|they|i|we)\\b)',
  or: 'or',
  but: '(?<!(?:one|body|nothing) )but|however|though|whereas',
  conditional: 'if|unless|suppose|supposing|assuming|in case|imagine|whether',
  not: 'impossible|not|never|no way(?= \\w)|nobody|no one|none|cannot|cant|no longer|stop|\\w+n t',
  first: 'i|we|us|let|lets|my|everyone|everybody|all|nobody|no one|ill|please|put|use',
  iAm: 'i (?:m|am|was)',
  second: 'you|your|yourself',
  third: 'he|she|they|him|her|them|it|that|this',
  past: 'was|were',
  calls: 'sorry|and|no|yes|you|hey|hi|oh|well|so|dear|come|on|that|this|the',
  asks: 'why(?! (?:(?:is|are|does|do) (?:every|no|you all|you guys|people|we)|everyone|everybody))|justify|answer(?: (?:me|us|the)|$)|defend yourself|speak up|hear (?:it )?from N|(?:did|do|have|are|were|would|will|can) you(?! (?:all|guys|people))|what do you mean|your (?:turn|thoughts|opinion|take)|who (?:is it|then|do you|did you|would you|are you)|receipts|says who|since when|(?:whose|what|which) side|reasoning|(?:got|have|any) (?:\\w+ )?(?:proof|evidence)|based on what|tell (?:us|me)|where were you|what about you|any thoughts|(?<!can t )explain|how come|how do you|what makes|your reasons?',
  proposes: '(?:shall|can|should|could) we |(?:how|what) about (?:\\w+ing )?(?:against )?N$|why don t we ',
  tag: 'and you|ok|okay|right|no|agreed|yes|shall we|alright|(?:are|is|does|do|did|was|have|has)n t (?:you|he|she|it|they)|huh|innit',
  reports:
    'N (?:\\w+ ){0,2}(?:says|said|thinks|claims|believes|swears|thought|suspects) (?:that )?(?:N|it|he|she)|according to N',
  fixed: {
    agree:
      'vote (?:like|with) N|(?:saw|got|seen|said) it right|isn t wrong|(?:gets|got) it$|not wrong|ha(?:s|ve) a (?:good )?point|well said|well spotted|good point|(?:totally |fully |completely |i |^)agree N$|what N said|makes (?:a lot of |total |perfect |good )?sense|\\+ ?1 N',
    disagree: 'isn t right|not right|all wrong|disagree with|(?:don t|not|never) agree with',
    liar: 'everything N says|trying to (?:fool|trick|con|play)|stop (?:the )?cap\\w*|mak(?:ing|es) (?:things|it|that|this|stuff|it all) up|(?:isn t|not) telling (?:us )?the truth|stop lying|full of (?:it|crap|lies)|(?:playing|fooling|conning|tricking) us|(?:talk|say|tell)\\w* (?:nonsense|rubbish|crap|bs)',
    trust:
      '(?:kept|keeps) (?:his|her|their) (?:promise|word)s?|stand by N|don t (?:accuse|suspect|attack|vote|blame) N|bet my life on|(?:is|s) one of us|beyond suspicion|on the right side|leave (?:\\w+ )?N (?:alone|be|out)|keep N(?= and|$)|nothing but (?:helpful|honest|nice)|stop accus\\w+|(?:count|rely) on|with us|nothing to do with (?:it|this)|did nothing(?: wrong)?|(?:didn t|never) do (?:it|anything)|on (?:our|my) side|vouch|no (?:\\w+ )?reason to (?:doubt|suspect|vote|accuse)|good (?:feeling|vibes)|(?:helped|saved|protected) (?:us|me)|one of us',
    suspect:
      '^(?:definitely|obviously|clearly|probably|surely|certainly|only) N$|^N (?:definitely|obviously|for sure|100%?|all the way|it is)$|(?:bye|goodbye) N|(?:ok|okay|fine|well) (?:so )?N then$|(?:been|got|are|is|re|s) caught|(?:strange|funny|odd|weird|curious|suspicious) (?:that|how)|too (?:calm|confident|smooth|perfect|sure|polite|chill|relaxed)|scar(?:es|y|ing)|involved|(?:to|in) (?:jail|prison)|get N$|the only one (?:who|that|not)|busted|(?:never|\\w+n t) (?:even )?defend\\w*|chang(?:es|ing) the (?:subject|topic)|not feeling N|voted against the informer|defend(?:s|ing) N (?:\\w+ )*(?:hard|much)|(?:cover\\w+|protect\\w+|defend\\w+|back\\w+) (?:for )?each other|too (?:nice|helpful|loud|eager|defensive)|deflecting|dodging|avoiding|only be N|vot\\w+ (?:\\w+ )?together|always (?:vote )?together|for no reason|for nothing|without (?:a |any )?(?:reason|proof)|quiet|silent|(?:said|say|spoken) (?:a (?:single )?(?:word|thing)|nothing|anything)|(?:never|not|doesn t|isn t) (?:talk|speak)\\w*|admit it|confess|own up|say(?:s|ing)? nothing|both sides|double game|hid(?:es|ing) something|fak(?:ing|es)|pretend(?:ing|s)|rid of|not (?:being )?straight|watch out for|beware|careful with|wary|smells|acting (?:weird|strange|odd)|not trustworthy|(?:keep|have) an eye on|(?:watch|sleeping on) N|out N$|N (?:\\w+ )?out$|(?:everyone|everybody|all|let s go) (?:on|against) N|N (?:has to|gotta|must|should|needs to) go|nobody (?:but|except|other than) N|any(?:one|body) (?:but|except|other than) N|(?:nobody|no one) (?:is |s )?(?:talks?|talking|mentions?|mentioning) (?:about )?N|something (?:off|wrong|weird|strange|up) (?:about|with) N|(?:changed|switched) (?:his|her|their) (?:vote|mind)|count was (?:wrong|off|false)|(?:don t|not|never) (?:buy|buying|convinced)|(?:broke|breaks|forgot) (?:his|her|their|a) (?:promise|word)|promised to|vot\\w+ (?:against |for |out )?(?:a |another )judges?|stinks|vibes|bad feeling|inspire (?:much )?confidence|not credible|(?:don t|not|never) listen to|send N out|in (?:it|this) together|in league|working together|for me N$|N for me$|kick|my (?:bet|money|guess|pick) (?:s |is )?(?:on )?N',
    protect:
      'cards? on N|(?:everyone|everybody|all) on N to (?:protect|save|guard|defend)|keep N alive|needs (?:to be )?protect(?:ing|ed)|forget to protect|needs (?:our )?(?:protection|help)|(?:keep|get|put) N (?:\\w+ )?saf\\w+',
  },
  is: {
    agree: 'right',
    disagree: 'wrong|mistaken|way off',
    liar: 'hypocrite|two faced|deceiv\\w+|liars?|lie|lies|lied|lying',
    suspect:
      'mafi\\w+|guilty|shady|fishy|suss?y?|suspiciously|suspicious|suspect(?=$)|traitors?|weird|strange|dodgy|crooked|sketchy|sketch|scum\\w*|evil|villain|shifty|snake|rat|creepy|odd|nervous|fake|phony|maf|killer|crook|criminal|mole|gangster|godfather|culprit|scoundrel|con ?man|baddie|dishonest|imposter|one of (?:them|the (?:mafi\\w+|bad guys))|it (?:s|is|was|isn t|wasn t) (?:not |definitely |surely |clearly )?N|its (?:not )?N|must be N|has to be N|gotta be N|(?:it s|it is|its) (?:him|her)|i(?: d)? say N|(?:go|going) (?:for|with) N',
    trust:
      'innocent|judges?|(?:seems|looks|is|s) (?:ok|okay|fine|alright)|(?:is|s) cool|good (?:guy|girl|one|person|egg)|(?:is|s) (?:fine|ok|okay|good)|honest|sincere|clean|reliable|trustworthy|legit|truth|town(?:ie)?|villager|inno|loyal|safe|cleared|confirmed|solid',
  },
  feels: {
    agree: 'agreed? with|same as|(?:i m|am) with|agreed',
    suspect:
      'suspect|suspicions?|accus(?:e|ing)|doubts?|vot(?:e|ing)|eliminate|convict|condemn|against|distrust|hang|lynch|kill|execute|boot|yeet|expel|eject|banish|jail|arrest|lock(?:ing)? up|remove|take (?:out|down)|throw out',
    trust: 'trust|believ(?:e|ing)(?! that| it| N (?:is|s|are|was))|faith',
    protect: 'protect|protecting|protection|save|watch over|guard|cover|defend',
  },
  ofMe: {
    judge:
      'i (?:m|am) (?:a |an |really |just )*(?:judge|innocent|honest|clean)|(?:it s|it is|it isn t|it wasn t|its|wasn t) (?:not )?me|i (?:m|am) not (?:a |in |the |with )*(?:mafi\\w+|guilty|lying|liar)|trust me|believe me|i (?:m|am) telling the truth|nothing to do with|didn t do anything|i did nothing|accusing me|on the judges?(?: s)? side|not (?:in the|with the) mafia',
    disagree:
      'disagree|^not at all$|don t agree|not true|makes? no sense|rubbish|garbage|not convinced|i doubt it|no chance|(?:kidding|joking)|(?:that|it|this) (?:is|s) (?:so )?(?:stupid|ridiculous|absurd|silly|crazy)|false|nonsense|bs|bull\\w+|^wrong|don t think so|^(?:no )?no way$|^(?:no )*no$',
    unsure:
      'don t know|confused|no leads?|hard to (?:say|tell)|beats me|on the fence|undecided|no idea|not sure|no clue|dunno|lost|can t (?:decide|tell|choose)|torn',
    'no-reason': 'no (?:\\w+ )?reason|hunch|can t explain|instinct|just (?:a feeling|feel)|gut feeling',
    agree:
      'agreed?|^100%$|^(?:yes )?that s it$|i (?:m|am) in$|count me in|^(?:seconded|clearly|obviously|of course|correct|precisely|indeed|true that)$|^(?:good|nice|fair) point$|well said|me too|exactly|same here|^(?:yes )?(?:same|true|fair(?: enough)?|facts|makes sense)$|absolutely|^yes$',
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
