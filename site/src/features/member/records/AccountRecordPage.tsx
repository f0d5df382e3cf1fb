import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { AccountDetail } from './AccountDetail.tsx';
import { AccountList } from './AccountList.tsx';
import { useAccountView } from './useRecordView.ts';

/** The account record: a list, or one movement of it (MEM-09). */
export function AccountRecordPage() {
  const { open } = useAccountView().view;
  const last = useLastValue(open);
  return open === null ? <AccountList from={last} /> : <AccountDetail reference={open} />;
}
