import { isAsBefore } from '../../../../test/as-before.ts';
import { complots } from '../rules/index.ts';

isAsBefore(complots);
