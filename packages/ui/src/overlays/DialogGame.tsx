import { Check } from 'lucide';
import { Picture } from '../content/Picture.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './DialogGame.css.ts';

export interface DialogGameProps extends ElementAttributes<HTMLDivElement> {
  /** Reason for showing the game, such as "Waiting for you". */
  label: string;
  title: string;
  /** Studio and smallest stake. */
  text?: string;
  points: readonly string[];
  picture: PictureSources;
}

/** Shows the game that a dialog leads on to: a panel beside the form, or a strip above it without room. */
export const DialogGame = ({ label, title, text, points, picture, ...attributes }: DialogGameProps) => (
  <div {...attributes} className={css.game}>
    <div className={css.art}>
      <Picture sources={picture} alt="" width={300} height={400} fallback="game" />
    </div>
    <div className={css.card}>
      <Picture sources={picture} alt="" width={66} height={88} fallback="game" />
    </div>
    <div className={css.words}>
      <p className={css.label}>{label}</p>
      <p className={css.title}>
        <bdi>{title}</bdi>
      </p>
      {text && <p className={css.text}>{text}</p>}
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point} className={css.point}>
            <span className={css.mark}>{icon(Check, 16)}</span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
