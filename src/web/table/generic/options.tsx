/** A game's own list of options, in the game's words. */
import { useEffect } from 'preact/hooks';
import { type RawOptions, valuesOf } from '../../../engine/options.ts';
import { useLazyWords } from '../../base/words.ts';
import { Choose } from '../../parts/choose.tsx';
import type { OptionsProps } from '../web-part.ts';

export const PlainOptions = ({ game, options, set, players }: OptionsProps) => {
  const words = useLazyWords(game.id);
  const takes = (more: RawOptions): boolean => {
    try {
      game.read?.({ ...options, ...more }, players);
      return true;
    } catch {
      return false;
    }
  };
  const sound = takes({});
  useEffect(() => {
    if (!sound) set({});
  }, [sound, set]);
  if (words === undefined) return null;
  return (
    <>
      {game.options.map((spec) => {
        const { name, default: usual } = spec;
        const known = words.options?.[name];
        return (
          <Choose
            key={name}
            label={known?.label ?? name}
            hint={known?.hint}
            options={valuesOf(spec)
              .filter((value) => takes({ [name]: value }))
              .map((value) => ({ value, label: known?.values[value] ?? value }))}
            value={String(options[name] ?? usual)}
            pick={(value) => set({ ...options, [name]: value })}
          />
        );
      })}
    </>
  );
};
