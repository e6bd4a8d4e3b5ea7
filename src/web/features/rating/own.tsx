/** My ratings on My games; off by default. */

import { useState } from 'preact/hooks';
import type { Reply } from '../../../protocol/routes.ts';
import { titleOf } from '../../../words/index.ts';
import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { Toggle } from '../../parts/choose.tsx';
import { explain } from '../../parts/faults.ts';
import { Fault } from '../../parts/form.tsx';
import { loadRatingText, ratingText } from './text.ts';

await loadRatingText();

type Ratings = Reply<'ratings'>;

export const OwnRating = () => {
  const text = ratingText();
  const known = useFetched(() => call('ratings'), []).value;
  const [mine, setMine] = useState<Ratings | undefined>();
  const [fault, setFault] = useState('');
  if (known === undefined || isFailure(known)) return null;
  const { on, ratings } = mine ?? known;
  const rate = async (wanted: boolean): Promise<void> => {
    const answer = await call('rate', { on: wanted });
    if (isFailure(answer)) return setFault(explain(answer.code));
    setFault('');
    setMine(answer);
  };
  return (
    <section class="own-rating">
      <h2>{text.title}</h2>
      <Toggle label={text.rateMe} hint={text.hint} on={on} set={(wanted) => void rate(wanted)} />
      <ul>
        {ratings.map((one) => (
          <li key={`${one.game} ${one.seats}`}>
            {text.kind(titleOf(one.game, tongue()), one.seats)} <b>{saidOf(one)}</b>
          </li>
        ))}
      </ul>
      <Fault says={fault} />
    </section>
  );
};

const saidOf = ({ points, half, games }: Ratings['ratings'][number]): string =>
  points === undefined ? ratingText().soFar(games) : ratingText().points(points, half ?? 0, games);
