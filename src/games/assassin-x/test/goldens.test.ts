import { isAsBefore } from '../../../../test/as-before.ts';
import { assassinX } from '../rules/index.ts';

isAsBefore(assassinX);
