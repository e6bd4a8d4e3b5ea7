/** A chapter of the rules, with search hits marked. */
import { Emblem } from '../../base/art/emblem.tsx';
import type { Item, Chapter as Of } from '../../table/rules-page.ts';
import type { Rules } from '../../table/web-part.ts';
import { pieces } from './search.ts';

type Sought = { readonly stems: readonly string[] };
type Drawn = { readonly Card: Rules['Card'] };

export const idOf = (key: string): string => `rules-${key}`;

export const Chapter = ({ of, stems, Card }: { of: Of } & Sought & Drawn) => (
  <section class={`chapter ${of.tint === undefined ? '' : `tint-${of.tint}`}`}>
    <h2 id={idOf(of.key)} tabIndex={-1}>
      <Emblem name={of.emblem} /> <Marked text={of.title} stems={stems} />
    </h2>
    {of.lines.length === 1 && (
      <p>
        <Marked text={of.lines[0] ?? ''} stems={stems} />
      </p>
    )}
    {of.lines.length > 1 && (
      <ul class="lines">
        {of.lines.map((line) => (
          <li key={line}>
            <Marked text={line} stems={stems} />
          </li>
        ))}
      </ul>
    )}
    {of.items.length > 0 && (
      <ul class={of.dense === true ? 'items dense' : 'items'}>
        {of.items.map((item) => (
          <Told key={item.name} item={item} stems={stems} Card={Card} />
        ))}
      </ul>
    )}
  </section>
);

const Told = ({ item: { name, aside, text, notes = [], art }, stems, Card }: { item: Item } & Sought & Drawn) => (
  <li class={art === undefined ? 'told' : 'told drawn'}>
    {art !== undefined && <Art of={art} Card={Card} />}
    <div>
      <h3>
        <Marked text={name} stems={stems} /> {aside !== undefined && <small>{aside}</small>}
      </h3>
      {text !== '' && (
        <p>
          <Marked text={text} stems={stems} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note} class="note">
          <Marked text={note} stems={stems} />
        </p>
      ))}
    </div>
  </li>
);

const Art = ({ of, Card }: { of: NonNullable<Item['art']> } & Drawn) => {
  if ('card' in of) return Card === undefined ? null : <Card of={of.card} />;
  return (
    <span class="roundel">
      <Emblem name={of.emblem} />
    </span>
  );
};

const Marked = ({ text, stems }: { text: string } & Sought) =>
  stems.length === 0
    ? text
    : pieces(text, stems).map(({ text: piece, sought }) => (sought ? <mark>{piece}</mark> : piece));
