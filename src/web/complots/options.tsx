/** The set-up of Complots: the line-up, how doubts are heard, religions. */
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Choose, Toggle } from '../parts/choose.tsx';
import type { OptionsProps } from '../room.ts';
import { CardPatterns } from './card.tsx';
import { LineupPicker } from './lineup.tsx';
import { complotsText, loadComplots, loadSetup, setupText } from './text.ts';

const Options = ({ options, set, players }: OptionsProps) => {
  const [text, setup] = [complotsText(), setupText()];
  const religions = options.religions === true && players > 2;
  useEffect(() => {
    if (options.religions === true && players < 3) set({ ...options, religions: false });
  }, [players, options, set]);
  return (
    <>
      <CardPatterns />
      <LineupPicker lineup={options.lineup} set={(lineup) => set({ ...options, lineup })}>
        <Choose
          label={text.doubts}
          hint={setup.doubtsHint}
          options={[
            { value: 'first', label: setup.doubtsFirst },
            { value: 'fair', label: setup.doubtsFair },
          ]}
          value={options.doubts === 'fair' ? 'fair' : 'first'}
          pick={(doubts) => set({ ...options, doubts })}
        />
        <Toggle
          label={text.religions}
          hint={setup.religionsHint}
          on={religions}
          disabled={players < 3}
          set={(on) => set({ ...options, religions: on })}
        />
      </LineupPicker>
    </>
  );
};

export const loadOptions = async (): Promise<ComponentType<OptionsProps>> => {
  await Promise.all([loadComplots(), loadSetup()]);
  return Options;
};
