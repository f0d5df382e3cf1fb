import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { BetDetail } from './BetDetail.tsx';
import { BetList } from './BetList.tsx';
import { useBetView } from './useRecordView.ts';

/** The betting record: a list, or one bet of it (MEM-08). */
export function BetsPage() {
  const { open } = useBetView().view;
  const last = useLastValue(open);
  return open === null ? <BetList from={last} /> : <BetDetail reference={open} />;
}
