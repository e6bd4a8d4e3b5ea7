/** The tree: squirrels around it, their shells, what one of them claims; my nuts, and the choices of any game below. */
import './css/tree.css';
import { viewOf } from '../../../src/engine/reading.ts';
import { others, type Seat } from '../../../src/engine/seats.ts';
import { isAsked, type Snapshot } from '../../../src/web/link/link.ts';
import { AtTable, useTold } from '../../../src/web/table/at-table.tsx';
import { Dock, useSaying } from '../../../src/web/table/generic/dock.tsx';
import { type Choice, tongueOf } from '../../../src/web/table/generic/moves.ts';
import { Mask } from '../../../src/web/table/mask.tsx';
import type { MainProps, Screen } from '../../../src/web/table/web-part.ts';
import { plainScreen } from '../../../src/words/plain-screen.ts';
import { isNuts } from '../rules/typed-view.ts';

const Tree = ({ link, words, foot: ended, controls, tools, chat, seen }: MainProps & { seen: Snapshot }) => {
  const view = viewOf(isNuts, seen.view);
  const { names, lines } = useTold(link, seen, words);
  const screen = words.screen ?? plainScreen;
  const tongue = tongueOf(words, screen, seen.view, names);
  const saying = useSaying(seen.view, screen, tongue);
  const take = (choice: Choice) => {
    if (choice.move === undefined) return saying.say(choice.path);
    saying.say([]);
    link.send(choice.move);
  };
  const name = (word: string) => screen.card?.(word) ?? { name: word, tone: 0 };
  const { claim, players, me, seats } = view;
  const squirrel = (seat: Seat) => (
    <li key={seat} class={seat === claim?.by ? 'claims' : ''}>
      <Mask seat={seat} asked={seat === view.turn} />
      <b>{names(seat)}</b>
      <span>{'🐚'.repeat(players[seat].shells)}</span>
      {claim?.by === seat && <q>{name(claim.nut).name}</q>}
    </li>
  );
  return (
    <AtTable
      {...{ link, seen, words, names, lines, tools, chat }}
      asked={isAsked(seen.view)}
      class="tree"
      help={{ title: words.title, content: words.title }}
      beside={undefined}
    >
      <ol class="squirrels">{(me === undefined ? seats : others(seats, me)).map(squirrel)}</ol>
      {me !== undefined && (
        <ul class="my-nuts">
          {(view.hand ?? []).map((nut, i) => (
            <li key={`${nut} ${i + 1}`}>{name(nut).name}</li>
          ))}
        </ul>
      )}
      {controls ?? ended ?? <Dock {...{ link, view: seen.view, words, screen, names, name, tongue, saying, take }} />}
    </AtTable>
  );
};

const screen: Screen = {
  Main: (props) => {
    const seen = props.link.seen.value;
    return seen === undefined ? null : <Tree {...props} seen={seen} />;
  },
};

export const loadScreen = async (): Promise<Screen> => screen;
