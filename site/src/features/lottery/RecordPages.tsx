import type { PaginationProps } from '@baize/ui';
import { Pages } from '../../shared/page/Pages.tsx';
import { useLotteryView } from './useLotteryView.ts';

export function RecordPages(props: Pick<PaginationProps, 'total' | 'more' | 'busy'>) {
  const { total } = props;
  const { view, hrefOf, change } = useLotteryView();
  return (
    <Pages
      {...props}
      selected={total === null ? view.page : Math.min(view.page, Math.max(1, total))}
      hrefOf={(page) => hrefOf({ page })}
      onSelect={(page) => change({ page })}
    />
  );
}
