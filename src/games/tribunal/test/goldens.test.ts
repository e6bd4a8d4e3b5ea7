import { isAsBefore } from '../../../../test/as-before.ts';
import { tribunal } from '../rules/index.ts';

isAsBefore(tribunal);
