import { cabale } from './cabale.ts';

const code = await cabale(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
