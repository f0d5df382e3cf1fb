import { drawing, isPicture } from '../internal/emblem.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './AgeMark.css.ts';

export interface AgeMarkProps extends ElementAttributes<HTMLParagraphElement> {
  mark: string;
  /** Built-in emblem name or picture URL, in place of the circle. */
  emblem?: string | null;
  text: string;
  /** Link to the authority requiring the mark, in a new window. */
  href?: string | null;
}

/** Shows the minimum age with the accompanying advice. */
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
