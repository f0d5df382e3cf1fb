import type { PaginationProps } from '@baize/ui';
import { Pages } from '../../../shared/page/Pages.tsx';
import type { Shown } from './useShown.ts';

interface ShownPagesProps extends Pick<PaginationProps, 'total' | 'more'> {
  shown: Shown;
  busy: boolean;
}

export const ShownPages = ({ shown: { page, pageHref, turn }, ...rest }: ShownPagesProps) => (
  <Pages {...rest} selected={page} hrefOf={pageHref} onSelect={turn} />
);
