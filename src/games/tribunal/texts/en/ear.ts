import type { Ear } from '../../rules/ear.ts';

export const en: Ear = {
  known:
    'i|you|he|she|we|is|it|s|are|the|not|t|don|to|of|and|who|why|with|against|let|all|if|but|my|trust|lying|liar|lies|vote|m|re|what|how|isn|that|agreed?|exactly|too|nonsense|hunch|no|just|protect|save|well|said|your|has|disagree|was|everyone|everybody|nobody|stop|look|so|believe|suspects|accuses|thinks|does|as',
  spelt: 'suspect suspicious innocent guilty believe mafioso protect accuse against traitor honest lying',
  and: 'and',
  or: 'or',
  but: 'but|however|though|whereas',
  conditional: 'if|unless|suppose|supposing|assuming|in case|imagine|whether',
  not: 'not|never|nobody|no one|none|cannot|cant|dont|isnt|doesnt|didnt|wont|wasnt|arent|no longer|stop|\\w+n t',
  first: 'i|we|us|let|lets|my|everyone|everybody|all|nobody|no one|ill|im|ive|please',
  iAm: 'i (?:m|am|was)|im',
  second: 'you|your|youre|yourself|ya',
  third: 'he|she|they|him|her|them|it|that|this',
  past: 'was|were',
  calls: 'and|no|yes|you|hey|hi|oh|well|so|dear|come|on|that|this|the',
  asks: 'why|what about you|do you think|any thoughts|explain|how come|how do you|what makes|your reasons?',
  tag: 'ok|okay|right|no|agreed|yes|shall we|alright',
  reports:
    'N (?:\\w+ ){0,2}(?:says|said|thinks|claims|believes|swears|thought|suspects) (?:that )?(?:N|it|he|she)|according to N',
  fixed: {
    agree:
      'isn t wrong|isnt wrong|not wrong|ha(?:s|ve) a (?:good )?point|well said|well spotted|good point|(?:totally |fully |completely |i |^)agree N$',
    disagree: 'isn t right|isnt right|not right|all wrong|disagree with|(?:don t|dont|not|never) agree with',
    liar: 'mak(?:ing|es) (?:things|it|that|this|stuff|it all) up|(?:isn t|isnt|not) telling (?:us )?the truth|stop lying',
    trust: 'leave N alone|leave N be|stop accus\\w+|with us|on (?:our|my) side|vouch',
    suspect:
      'for no reason|for nothing|without (?:a |any )?(?:reason|proof)|quiet|silent|said (?:a word|nothing|anything)|say(?:s|ing)? nothing|both sides|double game|hid(?:es|ing) something|fak(?:ing|es)|pretend(?:ing|s)|rid of|not (?:being )?straight|watch out for|beware|careful with|wary|smells|acting (?:weird|strange|odd)|not trustworthy|out N$|N out$|vibes|bad feeling|inspire (?:much )?confidence|not credible|send N out',
    protect: 'forget to protect|needs (?:our )?(?:protection|help)',
  },
  is: {
    agree: 'right',
    disagree: 'wrong|mistaken',
    liar: 'liars?|lie|lies|lied|lying',
    suspect:
      'mafi\\w+|guilty|shady|fishy|sus|suspicious|suspect(?=$)|traitors?|weird|strange|dodgy|crooked|sketchy|scum|evil|it (?:s|is|was|isn t|wasn t) (?:not |definitely |surely |clearly )?N|its (?:not )?N|must be N|has to be N|gotta be N|i say N',
    trust: 'innocent|judges?|honest|sincere|clean|reliable|trustworthy|legit|truth',
  },
  feels: {
    agree: 'agreed? with|same as|(?:i m|im|am) with|agreed',
    suspect:
      'suspect|suspicions?|accus(?:e|ing)|doubts?|vot(?:e|ing)|eliminate|convict|condemn|against|distrust|hang|lynch',
    trust: 'trust|believ(?:e|ing)(?! that| it| N (?:is|s|are|was))|faith',
    protect: 'protect|protecting|protection|save|watch over|guard',
  },
  ofMe: {
    judge:
      'i (?:m|am) (?:a |an |really |just )*(?:judge|innocent|honest|clean)|im (?:a |an )?(?:judge|innocent)|(?:it s|it is|it isn t|it wasn t|its|wasnt) (?:not )?me|i (?:m|am) not (?:a |in |the |with )*(?:mafi\\w+|guilty|lying|liar)|trust me|believe me|i (?:m|am) telling the truth|nothing to do with|didn t do anything',
    disagree: 'disagree|(?:don t|dont) agree|not true|false|nonsense|wrong',
    unsure: '(?:don t|dont) know|undecided|no idea|not sure|no clue|dunno|lost',
    'no-reason': 'no (?:\\w+ )?reason|hunch|just a feeling|gut feeling',
    agree: 'agreed?|me too|exactly|same here|^true$|absolutely|^yes$',
  },
  confided: {
    unless: 'not|never|don t|dont|haven t|didn t|if|unless|would|could|suppose|who|maybe|perhaps|why',
    hold: 'i (?:hold|have|own|drew|got|ve got|m holding|am holding|do have|still have)|ive got|in my hand',
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
    saw: 'i (?:saw|ve seen|have seen|looked at|checked)|ive seen|i know who',
    mafia: 'mafia|mafioso|guilty',
    judge: 'judge|innocent',
    plan: 'let s all (?:protect|guard)|lets all (?:protect|guard)|(?:everyone|everybody|we all|all of us) (?:should |must |will )?(?:protects?|guards?)|all protect|tonight (?:let s|lets|we) protect|let s protect N tonight|protect me tonight',
    me: 'me|myself',
  },
};
