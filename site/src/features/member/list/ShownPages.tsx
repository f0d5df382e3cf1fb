import { Pages } from '../../../shared/page/Pages.tsx';
import type { Shown } from './useShown.ts';

interface ShownPagesProps {
  shown: Shown;
  total: number;
  busy: boolean;
}

export const ShownPages = ({ shown: { page, pageHref, turn }, total, busy }: ShownPagesProps) => (
  <Pages selected={page} total={total} busy={busy} hrefOf={pageHref} onSelect={turn} />
);
