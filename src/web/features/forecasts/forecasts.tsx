/** Loads the row of forecasts for players who are out and spectators. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { View } from '../../../engine/game.ts';
import type { Gallery } from '../../../host/forecasts.ts';
import type { Names } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import type { Link } from '../../link/link.ts';

/** The forecasts open to a player who is out, or a spectator. */
export const Foreseeing = createContext<Gallery | undefined>(undefined);

type Props = { link: Link; view: View; names: Names; busy?: boolean };

export const Forecasts = ({ link, view, names, busy = false }: Props) => {
  const game = useContext(Foreseeing);
  const offered = game !== undefined && view.over === null;
  const Row = useFetched(() => (offered ? import('./row.tsx') : undefined), [offered]).value?.ForecastRow;
  const { gallery } = link;
  if (!offered || Row === undefined || gallery === undefined) return null;
  return <Row {...{ game, gallery, view, names }} late={busy || link.seen.value?.view.question !== view.question} />;
};
