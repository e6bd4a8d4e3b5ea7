/** The set-up of Complots: the line-up, how challenges are made, religions. */
import type { ComponentType } from 'preact';
import { Choose, Toggle } from '../../../web/parts/choose.tsx';
import type { OptionsProps } from '../../../web/table/web-part.ts';
import { readOptions } from '../rules/options.ts';
import { CardPatterns } from './card.tsx';
import { LineupPicker } from './lineup.tsx';
import { complotsText, loadComplots, loadSetup, setupText } from './text.ts';

const Options = ({ options, set }: OptionsProps) => {
  const [text, setup] = [complotsText(), setupText()];
  const { lineup, doubts, religions } = readOptions(options);
  return (
    <>
      <CardPatterns />
      <LineupPicker
        lineup={lineup}
        set={(chosen) => set({ ...options, lineup: chosen })}
        beside={
          <Toggle
            label={text.religions}
            hint={setup.religionsHint}
            on={religions}
            set={(on) => set({ ...options, religions: on })}
          />
        }
      >
        <Choose
          label={text.doubts}
          hint={setup.doubtsHint}
          options={[
            { value: 'first', label: setup.doubtsFirst },
            { value: 'fair', label: setup.doubtsFair },
          ]}
          value={doubts}
          pick={(chosen) => set({ ...options, doubts: chosen })}
        />
      </LineupPicker>
    </>
  );
};

export const loadOptions = async (): Promise<ComponentType<OptionsProps>> => {
  await Promise.all([loadComplots(), loadSetup()]);
  return Options;
};
