import { Pages } from '../../shared/page/Pages.tsx';
import { useLotteryView } from './useLotteryView.ts';

export function RecordPages({ total, busy }: { total: number; busy: boolean }) {
  const { view, hrefOf, change } = useLotteryView();
  return (
    <Pages
      selected={Math.min(view.page, Math.max(1, total))}
      total={total}
      busy={busy}
      hrefOf={(page) => hrefOf({ page })}
      onSelect={(page) => change({ page })}
    />
  );
}
