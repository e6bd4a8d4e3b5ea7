/** The link to a game's first guided game. */
import { boxesOf } from '../../../words/index.ts';
import { href } from '../../base/router.ts';
import { t } from '../../base/text/text.ts';
import { webPartOf } from '../../table/web-part.ts';

export const lessonSaid = (game: string): string | undefined => {
  const minutes = boxesOf(game)[0]?.lesson;
  return webPartOf(game)?.lesson === undefined || minutes === undefined ? undefined : t('learn')(minutes);
};

/** Follows the game in the address. */
export const SEQUEL = 'sequel';

export const SequelLink = ({ game, class: style }: { game: string; class?: string }) =>
  webPartOf(game)?.sequel === undefined ? null : (
    <a class={style} href={href('learn', `${game}/${SEQUEL}`)}>
      {t('learnOn')}
    </a>
  );

export const LessonLink = ({ game }: { game: string }) => {
  const said = lessonSaid(game);
  return said === undefined ? null : (
    <p class="lesson-link">
      <a href={href('learn', game)}>{said}</a> <SequelLink game={game} />
    </p>
  );
};
