/** Whole games on this device in every language, by what can be touched. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { LANGS } from '../../src/words/languages.ts';
import { wholeOf } from '../web/full-game.ts';
import { BOLD } from '../web/player.ts';
import * as seen from '../web/seen.ts';
import { playOut, sit } from './sit.ts';
import { onScreen } from './testing.ts';

/** Codes of moves and texts that are missing. */
const RAW = /undefined|\[object|NaN|function/;

for (const { id, players } of GAMES)
  for (const lang of LANGS)
    test(
      `${id} in ${lang}: a whole game, up to the rematch; every control has a name`,
      onScreen(async () => {
        const { deal, options = {}, taste = [] } = (await wholeOf(id)) ?? {};
        const seats = deal?.length ?? players[0];
        const table = await sit(id, { lang, seats, options, random: true, ...(deal === undefined ? {} : { deal }) });
        const wrong = new Set<string>();
        const look = (): void => {
          for (const name of table.names(`${seen.DOCK} button`))
            if (name === '' || RAW.test(name)) wrong.add(`“${name}”`);
        };
        const touches = await playOut(table, { taste: [...taste, ...BOLD, 'rest', 'believe'], look });
        assert.ok(touches > 2, 'it took some touches');
        for (const name of table.names('main button')) assert.notEqual(name, '');
        assert.deepEqual([...wrong], []);
        await table.see(`${seen.REVEAL} li`);
        assert.doesNotMatch(table.says('body'), RAW);
        await table.touch(`${seen.END} >> ${seen.PRIMARY}`);
        await table.see(seen.ASKED);
        assert.equal(table.count(seen.END), 0, 'a new game has begun');
      }),
    );
