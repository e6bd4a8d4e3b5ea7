/** `npm run lab -- language de`: adds a language. Copies every file of English under its name, to be translated. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readScriptArgs, refuse } from '../src/command/script-args.ts';
import { LANGS } from '../src/words/languages.ts';

export const LIST = 'src/words/languages.ts';
const MANIFEST = 'public/manifest.en.webmanifest';

/** An English file under another language's name, with its imports. */
export const renamed = (source: string, lang: string): string =>
  source
    .replaceAll(/^export const en\b/gm, `export const ${lang}`)
    .replaceAll(/^import [^;]*;/gm, (line) =>
      line.replaceAll(/(?<=[{,]\s*)en\b/g, lang).replaceAll(/(?<=\/)en(?=\/|\.ts')/g, lang),
    );

/** Adds a language to the list, with its own name and country from the runtime's data. */
export const listed = (source: string, lang: string): string => {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  const { region = lang.toUpperCase() } = new Intl.Locale(lang).maximize();
  const row = `  ${lang}: { name: '${name.charAt(0).toUpperCase()}${name.slice(1)}', locale: '${lang}_${region}' },\n`;
  return source.replace(/(?<=LANGS = \[.*)\]/, `, '${lang}']`).replace(/(?<=LANGUAGES\b.*)^\};/ms, `${row}};`);
};

if (import.meta.main) {
  const { positionals } = readScriptArgs({}, 'the two letters of a language');
  const [lang = ''] = positionals;
  if (positionals.length !== 1 || !/^[a-z]{2}$/.test(lang)) refuse('name one language by its two letters, such as de');
  if (LANGS.some((known) => known === lang)) refuse(`${lang} is there already`);
  const other = (path: string): string =>
    path.replace(/\ben(?=\.ts$|\/)/, lang).replace('manifest.en.', `manifest.${lang}.`);
  const files = globSync('{src,examples}/**/{en.ts,en/**/*.ts}').map((path) => path.replaceAll('\\', '/'));
  const there = files.map(other).filter((path) => existsSync(path));
  if (there.length > 0) refuse(`these files are there already: ${there.join(', ')}`);
  for (const path of files) {
    mkdirSync(dirname(other(path)), { recursive: true });
    writeFileSync(other(path), renamed(readFileSync(path, 'utf8'), lang));
  }
  cpSync(MANIFEST, other(MANIFEST));
  writeFileSync(other(MANIFEST), readFileSync(MANIFEST, 'utf8').replace('"lang": "en"', `"lang": "${lang}"`));
  writeFileSync(LIST, listed(readFileSync(LIST, 'utf8'), lang));
  console.log(`${files.length + 1} files to translate; ${LIST} lists ${lang}`);
}
