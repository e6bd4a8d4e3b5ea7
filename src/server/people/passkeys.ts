/** Passkeys (WebAuthn): signing in on another device, even after losing the first. */
import { isIP } from 'node:net';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import * as v from 'valibot';
import { fault } from '../../engine/fault.ts';
import type { Body, Reply } from '../../protocol/routes.ts';
import { hash, newSecret, seal } from '../ids.ts';
import type { PersonRow } from '../store/row-types.ts';
import { asked, type Device, find, moveHere, type People, type Signed } from './people.ts';

const MINUTE = 60_000;
const HOLDS = 5 * MINUTE;
/** Challenges contain the second of their making, counted from here. */
const BEGINNING = Date.UTC(2024, 0);
const MOST_PASSKEYS = 10;
/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Browsers bind signatures to the host name. */
const nameOf = (origin: string): string => {
  const { hostname } = new URL(origin);
  if (isIP(hostname) !== 0 || hostname.startsWith('['))
    throw fault('not-now', 'passkeys belong to a name; this server was called by a number');
  return hostname;
};

/** Challenges are signed, so that nothing is stored until they are answered. */
const openChallenges = (people: People) => {
  const thisSecond = (): number => Math.floor((people.now() - BEGINNING) / 1000);
  return {
    ask: (whose: string): string =>
      Buffer.from(seal(people.keyRing.keys, 'challenge', `${whose}:${newSecret()}`, thisSecond())).toString(
        'base64url',
      ),
    async askedOf(whose: string, challenge: string): Promise<number | undefined> {
      const claim = await people.keyRing.unseal('challenge', Buffer.from(challenge, 'base64url').toString());
      const isOld = claim === undefined || thisSecond() - claim.number > HOLDS / 1000;
      return isOld || !claim.of.startsWith(`${whose}:`) ? undefined : claim.number;
    },
  };
};

export const openPasskeys = (people: People) => {
  const { store, journal } = people;
  const { ask, askedOf } = openChallenges(people);

  return {
    async list({ id }: PersonRow): Promise<Reply<'passkeys'>> {
      const rows = await store.passkeys(id);
      return { passkeys: rows.map(({ id: one, created }) => ({ id: one, created })) };
    },

    async offer({ id, name }: PersonRow, origin: string): Promise<Reply<'newPasskey'>> {
      const rows = await store.passkeys(id);
      if (rows.length >= MOST_PASSKEYS)
        throw fault('passkeys-full', `at most ${MOST_PASSKEYS} passkeys; remove one first`);
      return {
        challenge: ask(id),
        rp: { id: nameOf(origin), name: 'Cabale' },
        user: { id: Buffer.from(id).toString('base64url'), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: HOLDS,
        attestation: 'none',
        excludeCredentials: rows.map((row) => ({ type: 'public-key', id: row.id })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      };
    },

    async add(by: Signed, origin: string, response: Body<'addPasskey'>): Promise<void> {
      const { id: person, session } = by;
      const rp = nameOf(origin);
      const made = await verifyNew(
        response,
        origin,
        rp,
        async (challenge) => (await askedOf(person, challenge)) !== undefined,
      );
      if (made === undefined) throw fault('expired', 'this passkey was not made here and now; try again');
      if ((await store.passkeys(person)).length >= MOST_PASSKEYS)
        throw fault('passkeys-full', 'there are too many passkeys');
      // a known passkey id must not be enough to replace it
      if ((await store.passkey(made.id)) !== undefined) throw fault('passkey-known', 'this passkey is known already');
      const { id, publicKey, counter } = made;
      const row = { id, person, rp, key: publicKey, counter, used: 0, created: people.now() };
      journal.write({ write: 'passkey', row, session });
      await asked(people, by);
    },

    async remove(by: Signed, id: string): Promise<void> {
      journal.write({ write: 'no-passkey', person: by.id, session: by.session, id });
      await asked(people, by);
    },

    /** Options for signing in; the browser knows its passkeys for this site. */
    async challenge(origin: string): Promise<Reply<'askPasskey'>> {
      return { challenge: ask(''), rpId: nameOf(origin), timeout: HOLDS, userVerification: 'preferred' };
    },

    /** Moves the person to this device: sessions elsewhere become void. */
    async use(origin: string, response: Body<'usePasskey'>, device: Device): Promise<Signed | undefined> {
      const row = await store.passkey(response.id);
      const rp = nameOf(origin);
      if (row === undefined || row.rp !== rp) return undefined;
      const credential: WebAuthnCredential = { id: row.id, publicKey: new Uint8Array(row.key), counter: row.counter };
      const signed: { challenge: string; used: number }[] = [];
      const isOurs = async (challenge: string): Promise<boolean> => {
        const used = await askedOf('', challenge);
        if (used !== undefined) signed.push({ challenge, used });
        return used !== undefined;
      };
      const counter = await verifyUse(response, origin, rp, credential, isOurs);
      const [asked] = signed;
      const known = counter === undefined ? undefined : await find(people, row.person);
      if (counter === undefined || known === undefined || asked === undefined) return undefined;
      // each challenge works once, on whichever server and however many at a time
      if (!(await store.takeChallenge(hash(asked.challenge), people.now() + HOLDS))) return undefined;
      journal.write({ write: 'passkey-used', person: row.person, id: row.id, counter, used: asked.used });
      return moveHere(people, known.row, device);
    },
  };
};

// —— the library, loaded with the first passkey ——

type Good = (challenge: string) => Promise<boolean>;

const orNothing = async <T>(work: () => Promise<T | undefined>): Promise<T | undefined> =>
  work().catch(() => undefined);

const WhatWasAsked = v.object({ challenge: v.string() });

/** Checked first: whether the response answers a challenge of ours. */
const answers = async (clientDataJSON: string, isAsked: Good): Promise<boolean> => {
  const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return isAsked(v.parse(WhatWasAsked, told).challenge);
};

/** Attestations with certificates are refused: none were requested, and checking them would need third parties. */
const isBare = async (attestation: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const said = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  return ['none', 'packed'].includes(said.get('fmt')) && said.get('attStmt').get('x5c') === undefined;
};

const verifyNew = (
  { id, rawId, response }: Body<'addPasskey'>,
  expectedOrigin: string,
  expectedRPID: string,
  expectedChallenge: Good,
): Promise<WebAuthnCredential | undefined> =>
  orNothing(async () => {
    if (!(await answers(response.clientDataJSON, expectedChallenge))) return undefined;
    if (!(await isBare(response.attestationObject))) return undefined;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, response, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  });

const verifyUse = (
  { id, rawId, response }: Body<'usePasskey'>,
  expectedOrigin: string,
  expectedRPID: string,
  credential: WebAuthnCredential,
  expectedChallenge: Good,
): Promise<number | undefined> =>
  orNothing(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, response, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential,
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
