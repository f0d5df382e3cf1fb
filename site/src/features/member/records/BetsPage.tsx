import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { useBetView } from '../../../shared/records/useRecordView.ts';
import { BetDetail } from './BetDetail.tsx';
import { BetList } from './BetList.tsx';

export function BetsPage() {
  const { open } = useBetView().view;
  const last = useLastValue(open);
  return open === null ? <BetList from={last} /> : <BetDetail reference={open} />;
}
