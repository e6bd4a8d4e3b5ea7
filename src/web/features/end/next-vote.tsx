/** A vote for the next game beside a big screen; a touch of a box is also a vote to play. */
import type { Vote } from '../../../protocol/messages.ts';
import { t } from '../../base/text/ending.ts';
import type { Link } from '../../link/link.ts';
import { webPartOf } from '../../table/web-part.ts';
import { Boxes } from '../lobby/boxes.tsx';

type Props = { readonly link: Link; vote(wish: Vote | undefined): void };

export const NextVote = ({ link, vote }: Props) => {
  const seats = Object.values(link.people.value);
  const me = link.seen.value?.view.me;
  const voted = me && link.evening?.value.votes[me];
  return (
    <section class="next-vote">
      <h3>{t('nextVote')}</h3>
      <Boxes
        game={voted?.game ?? ''}
        options={voted?.options ?? {}}
        people={seats.findLastIndex((one) => one?.bot === false) + 1}
        pick={({ game, box }) => vote({ game: game.id, options: { ...box?.options, ...webPartOf(game.id)?.together } })}
      />
      {voted !== undefined && (
        <button type="button" onClick={() => vote(undefined)}>
          {t('unvote')}
        </button>
      )}
    </section>
  );
};
