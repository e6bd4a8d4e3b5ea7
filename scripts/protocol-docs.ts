/** Writes the reference part of docs/PROTOCOL.md from the schema module. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readScriptArgs } from '../src/command/script-args.ts';
import { reference } from '../src/protocol/reference.ts';

readScriptArgs({});

const file = new URL('../docs/PROTOCOL.md', import.meta.url);
const [before = ''] = readFileSync(file, 'utf8').split('<!-- generated -->');
writeFileSync(file, `${before}<!-- generated -->\n\n${reference()}\n`);
