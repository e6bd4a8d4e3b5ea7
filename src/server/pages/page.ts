/** The page of the web client, with link previews in its head. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Lang } from '../../words/languages.ts';

type PageHead = {
  readonly lang: Lang;
  readonly title: string;
  readonly about: string;
  /** Absolute, since other sites fetch them. */
  readonly url: string;
  readonly picture: string;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');

export type Page = (head: PageHead) => string;

const meta = (head: PageHead): string => {
  const rows: [kind: 'property' | 'name', name: string, content: string][] = [
    ['name', 'description', head.about],
    ['property', 'og:site_name', 'Cabale'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', LANGUAGES[head.lang].locale],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.about],
    ['property', 'og:url', head.url],
    ['property', 'og:image', head.picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', head.title],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return rows.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`).join('\n    ');
};

export const openPage = (web: string | undefined): Page | undefined => {
  const file = web === undefined ? undefined : join(web, 'index.html');
  if (file === undefined || !existsSync(file)) return undefined;
  const bare = readFileSync(file, 'utf8').replace(/\s*<meta name="description"[^>]*>/, '');
  return (head) =>
    bare
      .replace(/<html lang="\w+"/, `<html lang="${head.lang}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>\n    ${meta(head)}`);
};
