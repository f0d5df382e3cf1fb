import { directionOf, tagOf } from '@baize/messages';
import { shownPicture } from './heads.ts';
import type { SeenHead } from './seenHead.ts';
import * as css from './seo.css.ts';

/** Shows a link as a chat does: picture, host, title and the beginning of the description. */
export function LinkCard({ head: { language, title, description, picture, address } }: { head: SeenHead }) {
  return (
    <div className={css.card} lang={tagOf(language)} dir={directionOf(language)}>
      {picture && <img className={css.picture} src={shownPicture(picture)} alt="" width={1200} height={630} />}
      <div className={css.cardWords}>
        <bdi className={css.address}>{address && new URL(address).host}</bdi>
        <strong className={css.clamped}>{title}</strong>
        <span className={css.clamped}>{description}</span>
      </div>
    </div>
  );
}
