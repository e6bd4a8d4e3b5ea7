/** Takes cards out of piles by place or by name. */

/** Removes an element in place, keeping the order. */
export const removeAt = <T>(list: T[], at: number): void => {
  for (let i = at + 1; i < list.length; i++) {
    const item = list[i];
    if (item !== undefined) list[i - 1] = item;
  }
  list.pop();
};

/** False if it is not there. */
export const remove = <T>(pile: T[], card: T): boolean => {
  const at = pile.indexOf(card);
  if (at >= 0) removeAt(pile, at);
  return at >= 0;
};
