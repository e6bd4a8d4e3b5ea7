/** A card a paragraph: its id, how many, what it does; then its name and its text in each language. */
export const ANTI_MAFIA = `
pardon 4 cancel-condemnation
  fr Grâce | Au moment d’une condamnation : l’annule.
  it Grazia | Al momento di una condanna: la annulla.
  en Pardon | When condemned: cancels it.

bulletproof 4 cancel-plot
  fr Gilet pare-balles | Quand un complot l’atteint : l’annule.
  it Giubbotto antiproiettile | Quando un complotto lo colpisce: lo annulla.
  en Bulletproof vest | When a plot strikes: cancels it.

clean-record 3 hand-back
  fr Casier vierge | Aux délibérations : rend une de ses cartes Condamnation ou Mafia, et son effet.
  it Fedina pulita | Nelle deliberazioni: rende una sua carta Condanna o Mafia, con il suo effetto.
  en Clean record | In deliberation: hands back one of their Condemnation or Mafia cards, and its effect.

double-voice 3 double-accusation
  fr Voix double | Avant d’accuser : son accusation compte deux fois.
  it Doppia voce | Prima di accusare: la sua accusa conta doppio.
  en Double voice | Before accusing: the accusation counts twice.

wiretap 2 see-cards
  fr Écoute téléphonique | Au dépouillement ou à la contestation : voit les cartes de la nuit.
  it Intercettazione | Allo scrutinio o alla contestazione: vede le carte della notte.
  en Wiretap | In the count or the contest: sees the cards of the night.

inside-man 1 see-identity
  fr Infiltré | Aux délibérations : voit l’identité d’un joueur.
  it Infiltrato | Nelle deliberazioni: vede l’identità di un giocatore.
  en Inside man | In deliberation: sees one player’s identity.

witness 3 safe-contest
  fr Témoin | À la contestation : conteste sans risque.
  it Testimone | Alla contestazione: contesta senza rischio.
  en Witness | In the contest: contests without risk.
`;
