import { runProgram } from '../src/command/program.ts';
import { lab } from './commands.ts';

await runProgram(lab);
