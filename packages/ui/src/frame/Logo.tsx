import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './Logo.css.ts';

export interface LogoProps extends ElementAttributes<HTMLAnchorElement> {
  /** The brand's name, in its own script. */
  name: string;
  href: string;
}

/** The brand's mark and name, leading home. The mark comes from the brand's sheet. */
export function Logo({ name, href, ...attributes }: LogoProps) {
  return (
    <Anchor {...attributes} href={href} className={css.logo}>
      <span className={css.mark} />
      <span className={css.word}>{name}</span>
    </Anchor>
  );
}
