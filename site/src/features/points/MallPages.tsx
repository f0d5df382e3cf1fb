import { Pages } from '../../shared/page/Pages.tsx';
import { mallPath } from './mallPath.ts';
import { useMallView } from './useMallView.ts';

export function MallPages({ total, busy }: { total: number; busy: boolean }) {
  const { view, change } = useMallView();
  return (
    <Pages
      selected={view.page}
      total={total}
      busy={busy}
      hrefOf={(page) => mallPath({ ...view, page })}
      onSelect={(page) => {
        change((now) => ({ ...now, page }));
        scrollTo(0, 0);
      }}
    />
  );
}
