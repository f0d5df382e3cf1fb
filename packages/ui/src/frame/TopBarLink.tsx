import type { IconNode } from 'lucide';
import { icon as draw } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { tool, words } from './internal/topBarTool.css.ts';

export interface TopBarLinkProps extends ElementAttributes<HTMLAnchorElement> {
  href: string;
  icon?: IconNode;
  children: string;
}

/** Renders a quiet link of the top bar. */
export function TopBarLink({ href, icon, children, ...attributes }: TopBarLinkProps) {
  return (
    <Anchor {...attributes} href={href} className={tool}>
      {icon && draw(icon, 16)}
      <span className={icon && words}>{children}</span>
    </Anchor>
  );
}
