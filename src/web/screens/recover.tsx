/** The page of a recovery link: asks before it signs a person in on this device. */
import { useState } from 'preact/hooks';
import { call, isFailure } from '../base/api.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { useFetched } from '../base/fetched.ts';
import { goInstead } from '../base/router.ts';
import { name, nowKnown } from '../base/settings.ts';
import { t } from '../base/text/more.ts';
import { Moving } from '../features/person/moving.tsx';
import { usePersonText } from '../features/person/words.ts';
import { PageHead } from '../parts/foot.tsx';
import { Loading } from '../parts/loading.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Trouble } from './trouble.tsx';

/** Without the secret, recovery uses a code shown on the other device. */
export const Recover = ({ rest }: { rest: string }) => (rest === '' ? <ByMovingCode /> : <ByLink secret={rest} />);

const ByMovingCode = () => (
  <main class="page settings">
    <PageHead title={t('moveHere')} />
    <Moving />
  </main>
);

const ByLink = ({ secret }: { secret: string }) => {
  const words = usePersonText();
  const [trouble, setTrouble] = useState<string | undefined>();
  const whose = useFetched(() => call('askRecover', { secret }), [secret]).value;
  const here = useFetched(() => call('session'), []).value;
  if (trouble !== undefined) return <Trouble code={trouble} />;
  if (whose !== undefined && isFailure(whose)) return <Trouble code={whose.code} />;
  if (words === undefined || whose === undefined || here === undefined) return <Loading />;
  const own = isFailure(here) || whose.mine ? undefined : here.person?.name;
  const move = async () => {
    const moved = await call('recover', { secret });
    if (isFailure(moved)) return setTrouble(moved.code);
    name.value = moved.person.name;
    nowKnown();
    goInstead('games');
  };
  return (
    <main class="page trouble asking">
      <Emblem name="doubt" class="big" />
      <PageTitle says={words.become(whose.name)} />
      <p>{words.moves}</p>
      {own !== undefined && <p>{words.loses(own)}</p>}
      <div class="deeds">
        <button type="button" class="button primary" onClick={() => void move()}>
          {words.yes(whose.name)}
        </button>
        <button type="button" class="button" onClick={() => goInstead('')}>
          {words.no}
        </button>
      </div>
    </main>
  );
};
