import { drawing, isPicture } from '../internal/emblem.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './AgeMark.css.ts';

export interface AgeMarkProps extends ElementAttributes<HTMLParagraphElement> {
  /** Such as 18+. */
  mark: string;
  /** One of our drawings by name, or the address of a picture, in place of the mark's circle. */
  emblem?: string | null;
  text: string;
  /** Leads to whoever asks for the mark, beside the page. */
  href?: string | null;
}

/** From what age one may play, and the advice that goes with it. */
export function AgeMark({ mark, emblem, text, href, ...attributes }: AgeMarkProps) {
  const shown = isPicture(emblem) ? (
    <img className={css.picture} src={emblem} alt={mark} />
  ) : (
    <span className={css.mark} data-long={[...mark].length > 3 || undefined}>
      {drawing(emblem, 16)}
      {mark}
    </span>
  );
  return (
    <p {...attributes} className={css.age}>
      {href ? (
        <Anchor className={css.link} href={href} target="_blank" rel="noopener noreferrer">
          {shown}
        </Anchor>
      ) : (
        shown
      )}
      <span className={css.words}>{text}</span>
    </p>
  );
}
