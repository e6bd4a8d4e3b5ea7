/**
 * Puts the drawings of a table into its page. Drawings fetched from a file appear one frame late and cost another
 * layout.
 */
import { inPage, sheetFile } from './sheets.ts';

const put = async (sheet: string): Promise<void> => {
  const file = sheetFile(sheet);
  if (file === undefined || inPage.has(sheet)) return;
  const answer = await fetch(file);
  if (!answer.ok || inPage.has(sheet)) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const symbol of drawn.querySelectorAll('symbol')) symbol.id = `${sheet}-${symbol.id}`;
  drawn.setAttribute('class', 'drawings');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.append(drawn);
  inPage.add(sheet);
};

export const putInPage = (game: string): void => {
  for (const sheet of ['emblems', 'masks', `emblems-${game}`, `cards-${game}`]) put(sheet).catch(() => undefined); // without a network they are drawn from the cached file
};
