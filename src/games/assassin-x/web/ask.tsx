/** A setting: when one is asked whether to act. */
import { useState } from 'preact/hooks';
import { Choose, Toggle } from '../../../web/parts/choose.tsx';
import { Sheet } from '../../../web/parts/sheet.tsx';
import type { AssassinXText } from '../texts/fr/table.ts';
import { rule, setRule } from './rule.ts';
import { NEVER } from './standing.ts';

const STEPS = [0, 6, 9, 12, NEVER];

const AskRule = ({ text, close }: { text: AssassinXText; close(): void }) => {
  const wish = rule.value;
  const label = (n: number): string => (n === 0 ? text.always : n === NEVER ? text.never : text.from(n));
  return (
    <Sheet title={text.ask} close={close}>
      <section class="settings">
        <h2>{text.ask}</h2>
        <p class="hint">{text.askHint}</p>
        <Choose
          label={text.askAttack}
          options={STEPS.map((n) => ({ value: `${n}`, label: label(n) }))}
          value={`${wish.attack}`}
          pick={(value) => setRule({ ...wish, attack: Number(value) })}
        />
        <Toggle label={text.askPolice} on={wish.police} set={(police) => setRule({ ...wish, police })} />
        <Toggle label={text.askJoker} on={wish.joker} set={(joker) => setRule({ ...wish, joker })} />
        <Toggle label={text.drops} on={wish.drops} set={(drops) => setRule({ ...wish, drops })} />
      </section>
    </Sheet>
  );
};

export const AskWhen = ({ text }: { text: AssassinXText }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class="tile plain when"
        aria-label={text.ask}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <span aria-hidden="true">⚙</span>
      </button>
      {asking && <AskRule text={text} close={() => setAsking(false)} />}
    </>
  );
};
