/** The choices as tiles with effect, cost and risk; unaffordable ones are beside them. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { t } from '../../../web/base/text/table.ts';
import { Key, keyOf } from '../../../web/parts/keys.tsx';
import { isDeliberate } from '../../../web/parts/lifted.ts';
import { roving } from '../../../web/parts/roving.ts';
import type { Kept } from '../../../web/table/pass/pass.ts';
import type { Names } from '../../../words/words.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Beyond, Choice } from './choices.ts';
import { Coin } from './coins.tsx';

export type Aim = {
  readonly choice: Choice;
  readonly targets: readonly { readonly move: string; readonly at?: Seat }[];
};

type Props = {
  choices: readonly Choice[];
  beyond: readonly Beyond[];
  text: ComplotsText;
  wanted: string | undefined;
  /** The hint of a lesson that wants another move. */
  nudge: (() => void) | undefined;
  setAim(aim: Aim | undefined): void;
  send(move: string, keeps?: Kept): void;
  settled(): boolean;
  /** The question is over; a scene is shown. */
  busy: boolean;
};

const isWanted = ({ moves, keeps }: Choice, wanted: string): boolean =>
  keeps === undefined ? moves.some(({ move }) => move === wanted) : keeps.move === wanted;

export const Tiles = ({ choices, beyond, text, wanted, nudge, setAim, send, settled, busy }: Props) => {
  const [sure, setSure] = useState<string | undefined>();
  const take = (choice: Choice) => {
    if (!settled()) return;
    const [only, another] = choice.moves;
    if (only === undefined) return;
    if (wanted !== undefined && nudge !== undefined && !isWanted(choice, wanted)) return nudge();
    if (only.at !== undefined && (another !== undefined || choice.grave))
      return setAim({ choice, targets: choice.moves });
    if (choice.grave && sure !== choice.key && !isDeliberate()) return setSure(choice.key);
    send(only.move, choice.keeps);
  };
  const answers = choices.some(({ key }) => key === 'pass');
  const counted = choices.filter(({ key }) => key !== 'doubt' && key !== 'pass');
  return (
    <div
      class={`tiles ${choices.length + beyond.length < 4 ? 'few' : ''} ${answers ? 'answers' : ''}`}
      role="toolbar"
      aria-label={t('yourChoices')}
      onKeyDown={roving}
    >
      {choices.map((choice, i) => (
        <Tile
          key={choice.key}
          choice={choice}
          text={text}
          first={i === 0}
          sure={sure === choice.key}
          wanted={wanted !== undefined && isWanted(choice, wanted)}
          shortcut={choice.key === 'doubt' ? 'D' : keyOf(choice.key, counted.indexOf(choice))}
          take={() => take(choice)}
          busy={busy}
        />
      ))}
      {beyond.map((one) => (
        <Tile key={`beyond ${one.key}`} choice={one} text={text} missing={one.missing} />
      ))}
    </div>
  );
};

type TileProps = {
  choice: Omit<Choice, 'moves'>;
  text: ComplotsText;
  first?: boolean;
  sure?: boolean;
  wanted?: boolean;
  shortcut?: string | undefined;
  missing?: number;
  take?: () => void;
  busy?: boolean;
};

const Tile = ({ choice, text, first, sure, wanted, shortcut, missing, take, busy }: TileProps) => (
  <button
    type="button"
    class={`tile ${choice.clan === undefined ? 'plain' : `tint-${choice.clan}`} ${choice.risk?.bluff === true ? 'bluff' : ''} ${sure === true ? 'sure' : ''} ${wanted === true ? 'wanted' : ''} ${choice.key === 'doubt' || choice.key === 'pass' ? choice.key : ''} ${missing === undefined ? '' : 'beyond'} ${choice.cost > 0 ? 'priced' : ''}`}
    data-move={choice.key}
    aria-disabled={missing !== undefined || busy === true}
    aria-keyshortcuts={shortcut}
    tabIndex={first === true ? 0 : -1}
    onClick={take}
  >
    <span class="sign">
      <span class="roundel">
        <Emblem name={choice.emblem} />
      </span>
    </span>
    <span class="what">
      <b>{sure === true ? text.doubtSure : choice.title}</b>
      {choice.effect !== '' && <small>{choice.effect}</small>}
    </span>
    {choice.cost > 0 && (
      <span class="cost">
        <span class="unseen">{text.costs(choice.cost)}</span>
        <Coin />
        <span aria-hidden="true">{choice.cost}</span>
      </span>
    )}
    {missing !== undefined && missing > 0 && <small class="risk missing">{text.missing(missing)}</small>}
    {missing === undefined && choice.risk !== undefined && (
      <small class={`risk ${choice.risk.bluff ? 'bluff' : 'true'}`}>
        {choice.risk.bluff && <Emblem name="bluff" />}
        {choice.risk.says}
      </small>
    )}
    <Key of={shortcut} />
  </button>
);

type TargetsProps = {
  aim: Aim;
  names: Names;
  text: ComplotsText;
  setAim(aim: Aim | undefined): void;
  send(move: string): void;
};

export const Targets = ({ aim, names, setAim, send, text }: TargetsProps) => (
  <div class="tiles targets" role="toolbar" aria-label={text.targets} onKeyDown={roving}>
    {aim.targets.map(({ move, at }, i) => (
      <button
        type="button"
        key={move}
        class={`tile aim ${aim.choice.clan === undefined ? 'plain' : `tint-${aim.choice.clan}`}`}
        data-move={move}
        aria-keyshortcuts={`${i + 1}`}
        tabIndex={i === 0 ? 0 : -1}
        onClick={() => send(move)}
      >
        <span class="roundel">
          <Emblem name={aim.choice.emblem} />
        </span>
        <span class="what">
          <b>{at === undefined ? move : names(at)}</b>
        </span>
        <Key of={`${i + 1}`} />
      </button>
    ))}
    <button
      type="button"
      class="tile cancel"
      aria-keyshortcuts="Escape"
      tabIndex={-1}
      onClick={() => setAim(undefined)}
    >
      <span class="what">
        <b>{t('cancel')}</b>
      </span>
    </button>
  </div>
);
