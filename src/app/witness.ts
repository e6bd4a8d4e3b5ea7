/** A player's notes about a deal, from options or a saved file. */

import type { ArgValues } from '../command/args.ts';
import { isObject } from '../engine/by-name.ts';
import type { Said } from '../engine/facts.ts';
import { fault } from '../engine/fault.ts';
import { ENTROPY, readParts, SECRET } from '../engine/origin.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Witness } from '../host/deal.ts';

export const witnessOf = (given: ArgValues): Witness => {
  const read = <T>(name: string, as: (text: string) => T | undefined, form: string): T | undefined => {
    const text = given.get(name);
    const made = text === undefined ? undefined : as(text);
    if (text !== undefined && made === undefined) throw fault('usage', `option "--${name}" is "${text}"; it ${form}`);
    return made;
  };
  const commitment = read('commitment', hashIn, 'has 64 digits from 0 to f');
  const gave = read('gave', partIn, 'is a seat, a colon and 32 digits from 0 to f');
  const sealed = read('sealed', sealedIn, 'is seats, each with a colon and 64 digits from 0 to f');
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(gave === undefined ? {} : { gave }),
    ...(sealed === undefined ? {} : { sealed }),
  };
};

const hashIn = (value: unknown): string | undefined =>
  typeof value === 'string' && SECRET.test(value) ? value : undefined;

const partIn = (text: string): Witness['gave'] => {
  const [seat = '', entropy = ''] = text.split(':');
  return gaveIn({ seat, entropy });
};

const sealedIn = (text: string): Witness['sealed'] =>
  readParts(Object.fromEntries(text.split(',').map((one) => one.split(':'))), SECRET);

export const witnessIn = (found: unknown): Witness => {
  if (!isObject(found) || !('witness' in found) || !isObject(found.witness)) return {};
  const kept: Partial<Record<keyof Witness, unknown>> = found.witness;
  const read = <T>(name: keyof Witness, as: (value: unknown) => T | undefined): T | undefined => {
    const made = kept[name] === undefined ? undefined : as(kept[name]);
    if (kept[name] !== undefined && made === undefined)
      throw fault('file', `"${name}" of the file's "witness" is not what a browser keeps of a deal`);
    return made;
  };
  return {
    commitment: read('commitment', hashIn),
    gave: read('gave', gaveIn),
    sealed: read('sealed', (value) => readParts(value, SECRET)),
    told: read('told', toldIn),
  };
};

const seatIn = (value: object): Seat | undefined => SEATS.find((one) => 'seat' in value && one === value.seat);

const gaveIn = (value: unknown): Witness['gave'] => {
  if (!isObject(value) || !('entropy' in value)) return undefined;
  const seat = seatIn(value);
  const entropy = seat && readParts({ [seat]: value.entropy }, ENTROPY)?.[seat];
  return seat === undefined || entropy === undefined ? undefined : { seat, entropy };
};

const isSaid = (value: unknown): value is Said =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' || typeof word === 'number');

const toldIn = (value: unknown): Witness['told'] => {
  if (!isObject(value) || !('facts' in value) || !Array.isArray(value.facts)) return undefined;
  const seat = seatIn(value);
  return seat !== undefined && value.facts.every(isSaid) ? { seat, facts: value.facts } : undefined;
};
