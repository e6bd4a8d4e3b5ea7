/** A card a paragraph: its id, how many, what it does; then its name and its text in each language. */
export const CONDEMNATION = `
suspended 4 none
  fr Sursis | La peine est suspendue : rien ne se passe.
  it Condizionale | La pena è sospesa: non succede nulla.
  en Suspended | The sentence is suspended: nothing happens.

gagged 3 silence
  fr Bâillon | Ne parle pas le jour suivant, et n’a pas de réquisitoire.
  it Bavaglio | Il giorno dopo non parla e non ha requisitoria.
  en Gagged | May not speak the next day, and has no plea.

disenfranchised 3 no-accusation
  fr Sans vote | N’accuse pas le jour suivant.
  it Senza voto | Il giorno dopo non accusa.
  en Disenfranchised | Cannot accuse the next day.

open-vote 3 open-vote
  fr Vote public | Jusqu’à la fin de la manche, ses accusations sont montrées avec son nom.
  it Voto palese | Fino alla fine della manche, le sue accuse sono mostrate con il suo nome.
  en Open vote | Until the round ends, their accusations are shown with their name.

aggravated 2 extra-card
  fr Circonstances aggravantes | Jusqu’à la fin de la manche, à chaque verdict une carte Accusation de plus à son nom.
  it Aggravante | Fino alla fine della manche, a ogni verdetto una carta Accusa in più a suo nome.
  en Aggravated | Until the round ends, one more accusation card against them at each verdict.

confined 2 no-night-card
  fr Résidence surveillée | Ne joue pas de carte la nuit suivante.
  it Arresti domiciliari | La notte dopo non gioca carte.
  en Confined | Plays no card the next night.

confession 1 confess
  fr Aveux | Montre son identité au greffier. Tirée par le greffier : rien.
  it Confessione | Mostra la sua identità al cancelliere. Pescata dal cancelliere: nulla.
  en Confession | Shows their identity to the clerk. Drawn by the clerk: nothing.

heavy-sentence 2 eliminated
  fr Lourde peine | Quitte la manche et perd une vie.
  it Pena pesante | Esce dalla manche e perde una vita.
  en Heavy sentence | Is eliminated from the round and loses a life.
`;
