/** Below an answered moment: past days or the lesson, and links. */
import { useContext, useState } from 'preact/hooks';
import type { GameRecord } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { writeMask } from '../../../words/masks.ts';
import { addressFor } from '../../base/address.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { useFetched } from '../../base/fetched.ts';
import { href } from '../../base/router.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { isSound } from '../../link/calendar.ts';
import type { Day } from '../../link/days.ts';
import type { Decided } from '../../parts/verdict.tsx';
import type { MomentProps } from '../../table/web-part.ts';
import { answers } from './answer-storage.ts';
import { streakOf } from './answers.ts';
import type { Company } from './company.ts';
import { LessonContext } from './head.tsx';
import { Week } from './ring.tsx';
import { dailyText } from './text.ts';

type Props = {
  of: MomentProps;
  day: Day;
  today: Day;
  counts: boolean;
  company: Company;
  title: string;
  decided: Decided;
  /** The game up to and including the answer; `unspoilt`: one has seen only what the seat saw. */
  record: GameRecord;
  unspoilt: boolean;
  goesOn: boolean;
  /** Who won when experts played on, if known. `show` plays it. */
  won: readonly Seat[] | undefined;
  show(): void;
};

export const After = (props: Props) => {
  const { of, day, today, counts, company, title, decided, record, unspoilt, goesOn, won, show } = props;
  const text = dailyText();
  const lesson = useContext(LessonContext);
  const kept = answers();
  const row = streakOf(kept, today.number).now;
  const [sharing, setSharing] = useState(false);
  const [playing, setPlaying] = useState(false);
  const PlayFromHereSheet = useFetched(() => (playing ? import('../play-from-here/sheet.tsx') : undefined), [playing])
    .value?.PlayFromHereSheet;
  const ShareDaily = useFetched(() => (sharing ? import('./share.tsx') : undefined), [sharing]).value?.ShareDaily;
  const { seats, me: seat = 'A' } = of.seen.view;
  return (
    <>
      {lesson === undefined ? (
        <div class="so-far">
          {isSound(today) && <Week kept={kept} today={today} lang={lang.value} />}
          {counts && row > 0 && <p>{text.inARow(row)}</p>}
        </div>
      ) : (
        <p class="advice">{lesson.advice}</p>
      )}
      <div class="deeds">
        {goesOn && (
          <button type="button" class="primary from-here-on" onClick={() => setPlaying(true)}>
            <Emblem name="masks" /> {t('fromHere')}
          </button>
        )}
        {won !== undefined && (
          <button type="button" class="show-me" onClick={show}>
            {text.showMe}
          </button>
        )}
        {lesson === undefined ? (
          <>
            <button type="button" onClick={() => setSharing(true)}>
              {text.share}
            </button>
            <a class="button" href={href('daily', 'past')}>
              {text.past}
            </a>
          </>
        ) : (
          <a class="button next" href={lesson.next.href}>
            {lesson.next.text}
          </a>
        )}
      </div>
      {sharing && ShareDaily !== undefined && (
        <ShareDaily
          {...{ decided, row }}
          name={title}
          number={text.number(day.number)}
          url={addressFor(href('daily'))?.href ?? ''}
          close={() => setSharing(false)}
        />
      )}
      {playing && PlayFromHereSheet !== undefined && (
        <PlayFromHereSheet
          record={record}
          seats={[seat]}
          unspoilt={unspoilt}
          names={seats.map(company.called)}
          masks={seats.flatMap((one) => (company.masks[one] === undefined ? [] : writeMask(company.masks[one])))}
          from={() => text.fromMoment(day.number)}
          then={won === undefined ? undefined : new Intl.ListFormat(lang.value).format(won.map(company.called))}
          close={() => setPlaying(false)}
        />
      )}
    </>
  );
};
