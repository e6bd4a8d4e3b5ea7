/** Edits a game's STRENGTH.md: each measuring command rewrites its own section. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Replaces the section with the same heading, or appends it. */
export const withSection = (page: string, section: string): string => {
  const [head = '', ...sections] = page.trimEnd().split(/\n\n(?=## )/);
  const headingOf = (one: string): string => one.slice(0, one.search(/\n|$/));
  const at = sections.findIndex((one) => headingOf(one) === headingOf(section));
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return `${[head, ...all].join('\n\n')}\n`;
};

export const writeSection = (game: string, section: string): void => {
  const file = new URL(`../../src/games/${game}/STRENGTH.md`, import.meta.url);
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# ${game}: strength and balance`;
  writeFileSync(file, withSection(page, section));
};
