import { runProgram } from '../command/program.ts';
import { cabale } from './cabale.ts';

await runProgram(cabale);
