import type { Ear } from '../../rules/ear.ts';

export const fr: Ear = {
  known:
    'non|ton|ta|je|j|tu|il|elle|on|nous|vous|est|c|pas|ne|n|de|d accord|le|l|les|pour|que|qu|qui|et|en|une|avec|contre|tous|sont|mais|ce|moi|toi|suis|ai|pourquoi|ment|mens|menteu\\w+|quelle?|votons|votez|juge|du|au|raison|mafieux|exactement|faux|aussi|quoi|sur|te|t|as|es|j|y|ca|elle|lui|leur|cette|ces|mes|des|dans|rien|trop|oui|hier|dit|fait|peut|svp|mafieuse|etait|bah|se|comme|plus|me|avant|nuit|vas|hesite|intuition|aucune',
  short: [
    ['jsp|jspr|chais pas|chepa', 'je sais pas'],
    ['jsui|chui|chuis', 'je suis'],
    ['j([bcdfgklmnpqrstvz]\\w+)', 'je $1'],
    ['c(?! est)', 'c est'],
    ['pk|pq|pkoi|prq', 'pourquoi'],
    ['koi', 'quoi'],
    ['ki', 'qui'],
    ['ten', 't en'],
    ['nimp\\w*', 'n importe quoi'],
    ['moi(?= c est)', 'moi,'],
    ['a (?:ta|votre) place', ''],
    ['si (?:vous voulez|tu veux) mon avis|si je peux me permettre', 'a mon avis'],
    ['ouais|ouai|ouep|yep', 'oui'],
    ['nan|nope', 'non'],
    ['dac|dacc?ord|ok(?= avec)', 'd accord'],
    ['tlm', 'tout le monde'],
    ['qqn', 'quelqu un'],
    ['qqch|qqc', 'quelque chose'],
    ['d acc', 'd accord'],
    ['mm', 'meme'],
    ['(?<=N )c est(?= N)', ', c est'],
    ['mdr|lol|ptdr|svp|stp|perso|franchement', ''],
  ],
  spelt:
    'soupconne soupconnes confiance suspect suspecte mafieux innocent innocente coupable menteur menteuse protegeons proteger accuse votons traitre mafieuse bizarre bizarrement louche promesse protection',
  and: 'et(?! (?:vous|toi)$)|donc(?= (?:c|il|elle|on|je)\\b)',
  or: 'ou',
  but: 'mais|par contre|alors que',
  conditional:
    'si (?:N|tu|il|elle|on|je|c|vous|ils|elles|jamais)|s il|s ils|a moins|suppos\\w+|au cas|imagin\\w+|meme si|savoir si',
  not: 'impossible|pas|jamais|aucun\\w*|personne|arret\\w+ de?|ni|ne? (?:\\w+ ){1,2}plus',
  first: 'je|j|on|nous|moi|mon|mes|faut|devrait|tous|tout le monde|personne',
  iAm: 'je (?:ne )?suis|j etais',
  second: 'tu|toi|te|t|ton|ta|tes|vous',
  third: 'il|elle|le|la|l|lui|ca|celui|celle|ce|cet|cette|c',
  past: 'etait|etais|fut',
  calls:
    'desole|desolee|pardon|et|non|oui|toi|hein|eh|he|alors|allez|dis|cher|chere|monsieur|madame|ce|cet|cette|le|la',
  asks: 'dis (?:nous|moi)|pourquoi(?! (?:personne|tout le monde|vous|on|nous|ils))|justifi\\w+|reponds(?! d)|defends toi|on t ecoute|entendre N|tu \\w+ qui|qui (?:tu )?(?:soupconnes|accuses|defends)|t as .* ou (?:pas|non)$|qui alors|c est qui|comment ca|a toi (?:de|la parole)|a ton tour|ton avis|depuis quand|qu en dis tu|tu (?:en )?(?:dis|penses) quoi|vot(?:er|es?) qui|(?:une|des) preuves?$|en (?:dis|penses?) quoi|quel cote|t (?:as|es|vas) \\w+ qui|(?:t|tu) es (?:\\w+ )?sure?|sur quoi|t? ?as (?:tu )?(?:une|des) preuves?|qu en penses|(?<!pas (?:l )?)expliqu\\w+|qu est ce qui|comment (?:tu|ca|le)|(?:tes|ta) raisons?',
  proposes: 'on (?!a |avait |est |etait )|(?:et )?si on \\w+(?: contre)? N$|(?:et )?pourquoi pas N',
  tag: 'et (?:vous|toi)|d accord|ok|non|hein|n est ce pas|vous etes d accord|pas vrai',
  reports:
    'N (?:\\w+ ){0,2}(?:dit|dis|disait|pense|penserait|croit|pretend|affirme|trouve|jure|pensait) (?:que|qu)|selon N|d apres N',
  fixed: {
    agree:
      '(?:n )?as? pas tort|(?:je|on) vote\\w* (?:comme|avec) N|tout compris|(?:de l|du meme) avis de N|bien dit|bien vu|(?<!pas )d accord (?:avec )?N$|comme N$|(?:pareil|meme avis|idem) que N|ce que dit N|comme (?:l a )?dit N|\\+ ?1 N',
    disagree: 'pas d accord avec|(?:n )?as? pas raison',
    liar: 'arret\\w+ de mentir|n importe quoi|pipeau|baratin\\w*|mytho\\w*|dit pas la verite|dis pas la verite|pas un mot de vrai|tout ce que (?:dit )?N|des bobards|des salades|nous (?:mene|menes) en bateau|nous (?:balade|enfume|embrouille|roule)s?|nous prend\\w* pour|[st]e (?:fou[st]|moques?) de (?:nous|qui)',
    trust:
      '(?<!pas )tenu (?:sa|ses) (?:promesse|parole)s?|je (?:defends|soutiens) N|(?:accus|soupconn|vis|attaqu)\\w+ pas N|main au feu|du bon cote|au dessus de tout soupcon|laiss\\w+ N (?:tranquille|en paix)|la paix a N|ferait (?:jamais|pas) ca|gard(?:ons|ez|er) N(?! en vie)|toujours (?:aide|ete (?:juste|clair|honnete|loyal)\\w*)|comme neige|arret\\w+ d(?:e)? (?:accuser|soupconner)|avec nous|de notre cote|dans notre camp|repond\\w* d|de confiance|compter sur|bon(?:ne)? (?:feeling|pressentiment|impression)|(?:aucune|pas de) raison de (?:douter|soupconner|voter|accuser)|rien a voir|y est pour rien|(?:a |n a )rien fait(?: de mal)?|(?:un|une) des notres|(?:nous|m) a (?:aide|sauve|protege)s?',
    suspect:
      '^(?:surement|forcement|clairement|evidemment|oblige|certainement|a coup sur) N$|^N (?:direct|surement|clairement|a coup sur|sans hesiter|a 100%?)$|(?:ciao|bye|adieu) N|(?:bon|bah|ok|donc) (?:\\w+ )?N alors$|grillee?|(?:bizarre|etrange|louche|curieux|marrant|drole) (?:que|comme)|trop (?:calme|tranquille|sage|polie?|parfaite?|discrete?|sereine?|confiante?|sure? (?:de|d))|fait peur|dans le coup|(?:au|en) (?:cachot|prison|trou|tole)|l echafaud|se fait N|le seul a|la seule a|demasquee?|(?:jamais|pas) defendue?|chang\\w+ (?:\\w+ )?de sujet|plai[st] (?:\\w+ )?pas|vot\\w+ (?:\\w+ )?ensemble|esquive\\w*|evite\\w*|gaffe a|que N (?:qui )?p(?:eut|uisse)|vote contre l (?:indic|informateur)|defend\\w* (?:\\w+ )?trop|trop defendu|se (?:couvrent|defendent|protegent|soutiennent)|trop (?:gentille?|presse\\w*|nerveu\\w+)|se defend trop|sans raison|pour rien|(?:tous|tout le monde|allez) sur N|(?:etre|est) que N|personne (?:ne )?(?:parle|s occupe) de N|pas (?:dit )?un (?:seul )?mot|(?:change|changer) (?:de|son) (?:vote|avis)|compte (?:etait |est )?faux|(?:n y |y )?croi[st] pas a|degag\\w*|gicl\\w*|N (?:doit|devrait|va) (?:partir|sauter|degager|sortir)|(?:pas tenu|oublie|trahi|romp\\w*) (?:sa|ses) (?:promesse|parole)s?|avait promis|(?:vot|accus)\\w+ (?:contre )?(?:un |une |des )juges?|ca pue|sans preuve|se tait|ne parle|parle (?:pas|jamais|plus)|avoue\\w*|dit (?:jamais )?rien|rien dit|un des mafieux|silencieu\\w+|muette?|double jeu|cache\\w* (?:quelque chose|un truc|la verite|(?:bien )?son jeu)|fait semblant|debarrass\\w+|sent la mafia|pas (?:net(?:te)?|claire?|franche?|reglo)|mefi\\w+|attention a|sens pas|inspire pas|convain\\w+ pas|(?:mauvais|sale) (?:pressentiment|feeling)|mauvaise impression|surveill\\w+|parle (?:trop )?peu|fait partie(?: de la mafia| d eux)?$|pas credible|ecout\\w+ pas|de meche|complices?|pour moi N$|N pour moi$|apres moi N$|(?:piece|mise\\w*|pari\\w*) sur N',
    protect:
      'cartes? sur N|(?:tous|tout le monde|allez) sur N pour (?:\\w+ )?(?:proteg|defend|sauv)\\w+|N en vie|besoin d etre protegee?|oubli\\w+ pas de proteger|besoin de protection|besoin d aide|a l abri',
  },
  is: {
    agree: 'a raison|as raison|vu juste|vois juste|dit vrai|dis vrai',
    disagree: 'a tort|as tort|se trompe|te trompes|fait erreur|fais erreur|fait fausse route|[st]e plantes?',
    liar: 'ment|mens|mentent|menti|mentir|mentait|menteu\\w+|mensonges?|hypocrites?',
    suspect:
      'mafi\\w+|coupables?|louches?|suspecte?s?|traitres?|bizarre\\w*|etranges?|pourrie?s?|vendue?s?|chelous?|fauss?es?|zarbis?|sus|ripoux?|nerveu\\w+|stress\\w+|louch\\w+|criminel(?:le)?s?|escrocs?|crapules?|canailles?|taupes?|ordures?|bandits?|gangsters?|parrain|malhonnetes?|(?:c|ce n) est (?:pas |bien |surement |forcement )?(?:N|lui|elle)|ce soit (?:N|lui|elle)|je (?:dis|dirais|pars sur|penche pour) N',
    trust:
      'innocente?s?|loya(?:l|le|ux)|irreprochables?|sympas?|impeccables?|juges?|honnetes?|sinceres?|fiables?|cleans?|safe|(?:un|une) (?:mec|gars|type|fille|personne) bien|gentil(?:le)?s?|net(?:te)?s?|claire?s?|bon(?:ne)?(?=$)|franche?s?|reglo|est (?:ok|bien|cool|nickel)|(?:semble|parait|a l air) (?:ok|bien|correcte?)|dit la verite|dis la verite|disent la verite',
  },
  feels: {
    agree: 'd accord avec|comme N|rejoins|pense comme|suis avec',
    suspect:
      'soupconn\\w+|soupcons|accus\\w+|dout\\w+|vot(?!re)\\w+|elimin\\w+|condamn\\w+|contre N|mon suspect|suspicions?|but(?:e|ons|ez)|tu(?:ons|ez)|lynch\\w+|vire\\w*|vir(?:ons|ez)|sort(?:ons|ez)?|dehors|eject\\w+|expuls\\w+|exclu(?:ons|ez|re)|pend(?:ons|ez)|coffr(?:ons|ez|er)|guillotin\\w+|jet(?:ons|ez)',
    trust: 'confiance|croi[st](?! (?:pas |plus )?qu)|croi(?:re|ent)|croy(?:ez|ons)|fie[rz]?|fions',
    protect: 'proteg\\w+|protections?|sauv\\w+|veill\\w+ sur|couvr\\w+|defend(?:ons|ez|re)',
  },
  ofMe: {
    judge:
      'je suis (?:un |une |bien |que )*(?:juge|innocente?|honnete)|est pas moi|suis pas (?:de la mafia|dans la mafia|mafieu\\w+|coupable|menteu\\w+)|je (?:ne )?mens pas|(?:faites|fais) moi confiance|cro(?:yez|is) moi|fiez vous a moi|je dis la verite|rien a voir avec|ai rien fait|m accuser|du cote des juges|suis pour rien|suis (?:clean|reglo|blanc)',
    disagree:
      'pas d accord|pas convaincue?|j en doute|(?:hors de|pas) question|foutaises|conneries|tu rigoles|pas du tout|raconte pas|^(?:(?:mais|bah|ben|beh|non) )*non$|c est (?:\\w+ )?(?:faux|debile|absurde|ridicule|stupide|idiot)|^faux|n importe quoi|pas vrai',
    unsure:
      'sais (?:\\w+ )?pas|hesite|aucune (?:idee|piste)|difficile a dire|mystere|je seche|pas sure?|indecise?|perdue?|paumee?|confuse?|embrouillee?|sais rien|pas d avis',
    'no-reason':
      'pas de raison|intuition|au (?:feeling|pif)|je le sens|pas d explication|peux pas (?:l )?expliquer|instinct|flair|sans raison|aucune raison|rien de precis',
    agree:
      'd accord|moi aussi|bien vu|bien dit|exactement|tout a fait|absolument|c est vrai|pareil|carrement|je (?:valide|approuve|confirme)|^(?:evidemment|clairement|parfaitement|entendu)$|c est (?:evident|clair|juste)|grave|ce que je (?:me )?(?:pens\\w+|dis\\w*)|^(?:c est )?clair$|^idem$|^voila(?: c est ca)?$|^c est ca$|je suis pour|^exact$|^oui$',
  },
  confided: {
    unless: 'ne|n|pas|jamais|si|sauf|aurais|pourrais|supposons|qui a|peut etre|pourquoi',
    hold: 'j ai|je tiens|je possede|je detiens|j avais|dans ma main',
    cards: {
      pardon: 'grace',
      bulletproof: 'gilet(?: pare balles?)?|pare balles?',
      trap: 'piege',
      'clean-record': 'casier(?: vierge)?',
      'double-voice': 'voix double|double voix',
      wiretap: 'ecoutes?(?: telephoniques?)?',
      'inside-man': 'infiltre',
      witness: 'temoin',
    },
    guarded:
      'j ai (?:protege|defendu)|ma carte (?:de (?:cette |la )?nuit )?(?:etait|est allee) (?:pour|a)|ma protection (?:etait|est allee) (?:pour|a)',
    saw: 'j ai (?:vu|regarde|decouvert)|je sais qui est',
    mafia: 'mafia|mafieux|mafieuse|coupable',
    judge: 'juge|innocente?',
    plan: 'protegeons tous|protegeons N (?:tous|cette nuit)|(?:cette nuit|ce soir) (?:on protege|protegeons|tous)|(?:tous|tout le monde|on) (?:protege|protegent|protegez) (?:tous )?(?:N|moi)|on protege tous|protegez moi (?:tous|cette nuit)',
    me: 'moi|me',
  },
};
