/** The server's keys. Another server may sign with a newer one, so unknown signatures make it read them again. */
import { KEYS_BEFORE, type Keys, newSecret, type Purpose, type SealClaim, unseal } from './ids.ts';
import type { Store } from './store/store.ts';

/** Least milliseconds between readings, so that forged signatures do not load the store. */
const READ_EVERY = 1000;

export const newKey = (): string => newSecret() + newSecret();

const readKeys = async (store: Pick<Store, 'setting'>, key: string): Promise<Keys> => [
  (await store.setting('key')) ?? key,
  ...JSON.parse((await store.setting(KEYS_BEFORE)) ?? '[]'),
];

export type KeyRing = {
  /** The array changes in place. */
  readonly keys: Keys;
  /** The claim, if a server of this store signed it. */
  unseal(purpose: Purpose, sealed: string): Promise<SealClaim | undefined>;
};

/** `key`: the current or new one. */
export const openKeyRing = async (store: Pick<Store, 'setting'>, key: string): Promise<KeyRing> => {
  const keys: [string, ...string[]] = [...(await readKeys(store, key))];
  let reading: Promise<void> | undefined;
  let read = Number.NEGATIVE_INFINITY;
  const readAgain = async (): Promise<void> => {
    keys.splice(0, keys.length, ...(await readKeys(store, keys[0])));
  };
  return {
    keys,
    async unseal(purpose, sealed) {
      const claim = unseal(keys, purpose, sealed);
      if (claim !== undefined) return claim;
      if (reading === undefined && performance.now() - read > READ_EVERY) {
        read = performance.now();
        reading = readAgain().finally(() => {
          reading = undefined;
        });
      }
      await reading;
      return unseal(keys, purpose, sealed);
    },
  };
};
