import type { AnchorProps } from '@baize/ui';
import { Link, useLocation } from 'react-router-dom';
import { keepsScroll, opensOverlay, stepOver } from './overlayAddress.ts';

/** The links of the design system, followed by the router where they lead within the site. One with a target is the browser's, `_self` too. */
export function SiteLink({ href, ...attributes }: AnchorProps) {
  const here = useLocation();
  const to = href === undefined ? null : siteAddress(href);
  if (to === null || attributes.target || attributes.download !== undefined) return <a href={href} {...attributes} />;
  const state = opensOverlay(to, here) ? stepOver(here) : null;
  return <Link {...attributes} to={to} state={state} preventScrollReset={keepsScroll(to, here)} />;
}

/** An address within the site, without its origin; null for any other, a malformed one too. */
export function siteAddress(href: string): string | null {
  if (/^[?#]/.test(href)) return href;
  if (!URL.canParse(href, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  return origin === location.origin ? pathname + search + hash : null;
}
