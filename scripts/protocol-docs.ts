/** Writes the reference part of docs/PROTOCOL.md from the schema module. */
import { readFileSync, writeFileSync } from 'node:fs';
import { reference } from '../src/protocol/reference.ts';
import { readArgs } from './script-args.ts';

readArgs({});

const file = new URL('../docs/PROTOCOL.md', import.meta.url);
const [before = ''] = readFileSync(file, 'utf8').split('<!-- generated -->');
writeFileSync(file, `${before}<!-- generated -->\n\n${reference()}\n`);
