/** A link that moves a person to this device. */

import { useEffect, useState } from 'preact/hooks';
import { call, isFailure } from '../online/api.ts';
import { Loading } from '../parts/loading.tsx';
import { goInstead } from '../router.ts';
import { name } from '../settings.ts';
import { kindOf } from './faults.ts';
import { Trouble } from './trouble.tsx';

export const Recover = ({ rest }: { rest: string }) => {
  const [trouble, setTrouble] = useState<string | undefined>();
  useEffect(() => {
    call('recover', { secret: rest }).then((answer) => {
      if (isFailure(answer)) return setTrouble(answer.code);
      name.value = answer.person.name;
      goInstead('games');
    });
  }, [rest]);
  return trouble === undefined ? <Loading /> : <Trouble kind={kindOf(trouble)} />;
};
