import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './SafetyLine.css.ts';

export interface SafetyLineProps extends ElementAttributes<HTMLElement> {
  /** Name of the region. */
  label: string;
  /** Mark of the minimum age, such as 18+. */
  age: string;
  /** Sentences about the licence, registers and lines of help; each may be a link or carry a number to call. */
  lines: readonly { id: string; text: string; href?: string; phone?: { text: string; href: string } }[];
}

/** Shows the licence and where to find help, on pages and in games that have no footer. */
export function SafetyLine({ label, age, lines, ...attributes }: SafetyLineProps) {
  return (
    <section aria-label={label} {...attributes} className={css.line}>
      <span className={css.age} translate="no">
        {age}
      </span>
      <p className={css.words}>
        {lines.map(({ id, text, href, phone }) => (
          <span key={id} className={css.part}>
            {href ? (
              <Anchor href={href} className={css.link} target="_blank" rel="noopener noreferrer">
                {text}
              </Anchor>
            ) : (
              text
            )}
            {phone && (
              <>
                {' '}
                <Anchor href={phone.href} className={css.link}>
                  <bdi dir="ltr">{phone.text}</bdi>
                </Anchor>
              </>
            )}
          </span>
        ))}
      </p>
    </section>
  );
}
