import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Logo.css.ts';

export interface LogoProps extends ElementAttributes<HTMLAnchorElement> {
  name: string;
  href: string;
}

/** Shows the brand's mark and name as a link home. The mark comes from the brand's style sheet. */
export function Logo({ name, href, ...attributes }: LogoProps) {
  return (
    <Anchor {...attributes} href={href} className={css.logo}>
      <span className={css.mark} />
      <span className={css.word}>{name}</span>
    </Anchor>
  );
}
