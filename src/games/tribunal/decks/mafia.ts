/** A card a paragraph: its id, how many, what it does; then its name and its text in each language. */
export const MAFIA = `
missed 5 none
  fr Raté | Le coup est manqué : rien ne se passe.
  it Mancato | Il colpo va a vuoto: non succede nulla.
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
  it Mazzetta | La sua prossima accusa si gioca ma non conta.
  en Bribed | His next accusation is played but not counted.

marked 2 loses-ties
  fr Dans le viseur | Jusqu’à la fin de la manche, une égalité où il se trouve le condamne.
  it Nel mirino | Fino alla fine della manche, un pareggio in cui si trova lo condanna.
  en Marked | Until the round ends, a tie that he is in condemns him.

hit 4 eliminated
  fr Règlement de comptes | Quitte la manche et perd une vie.
  it Regolamento di conti | Esce dalla manche e perde una vita.
  en Hit | Is eliminated from the round and loses a life.
`;
