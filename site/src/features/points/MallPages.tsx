import type { PaginationProps } from '@baize/ui';
import { Pages } from '../../shared/page/Pages.tsx';
import { mallPath } from './mallPath.ts';
import { useMallView } from './useMallView.ts';

export function MallPages(props: Pick<PaginationProps, 'total' | 'more' | 'busy'>) {
  const { view, change } = useMallView();
  return (
    <Pages
      {...props}
      selected={view.page}
      hrefOf={(page) => mallPath({ ...view, page })}
      onSelect={(page) => {
        change((now) => ({ ...now, page }));
        scrollTo(0, 0);
      }}
    />
  );
}
