/** A card a paragraph: its id, how many, what it does; then its name and its text in each language. */
export const MAFIA = `
missed 5 none
  fr Raté | La mafia manque son coup : rien ne se passe.
  it Colpo mancato | Il colpo va a vuoto: non succede nulla.
  en Missed | They missed: nothing happens.

omerta 3 silence
  fr Omerta | Ne parle pas le jour suivant.
  it Omertà | Il giorno dopo non parla.
  en Omerta | May not speak the next day.

intimidated 3 no-accusation
  fr Menaces | N’accuse pas le jour suivant.
  it Minacce | Il giorno dopo non accusa.
  en Intimidated | Cannot accuse the next day.

bribed 3 uncounted
  fr Pot-de-vin | Sa prochaine accusation est jouée mais ne compte pas.
  it Mazzetta | La sua prossima accusa viene giocata ma non conta.
  en Bribed | Their next accusation is played but not counted.

marked 2 loses-ties
  fr Dans le viseur | Jusqu’à la fin de la manche, toute égalité dont il fait partie le condamne.
  it Nel mirino | Fino alla fine della manche, ogni parità che lo riguarda lo condanna.
  en Marked | Until the round ends, any tie that includes this player condemns them.

hit 4 eliminated
  fr Règlement de comptes | Quitte la manche et perd une vie.
  it Regolamento di conti | Esce dalla manche e perde una vita.
  en Hit | Is eliminated from the round and loses a life.
`;
