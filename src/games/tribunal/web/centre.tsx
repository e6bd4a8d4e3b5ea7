/** The well of the court: what lies in it, and the headline. */
import './css/centre.css';
import { session } from './opening.ts';
import { leftIn } from './view.ts';
import type { WellProps } from './well.tsx';

export const Centre = (props: WellProps) => {
  const { view, text, headline } = props;
  const Inside = session.value?.Inside ?? Before;
  return (
    <section
      class={`well phase-${view.phase} ${headline === undefined ? 'untold' : ''}`}
      key={view.docket.number}
      aria-label={text.well}
      data-at="well"
    >
      <div class="cloth">
        <Inside {...props} />
      </div>
      <p class="headline" key={headline}>
        {headline}
      </p>
    </section>
  );
};

/** Before anybody has spoken: the rail, and how many judges and mafiosi there are. */
const Before = ({ view, text }: WellProps) => {
  const left = leftIn(view);
  return (
    <div class="talk-floor">
      <div class="accused" />
      <p class="where sides">{text.court(left.judges, left.mafiosi)}</p>
    </div>
  );
};
