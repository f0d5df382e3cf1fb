import { useLastValue } from '../../../core/browser/useLastValue.ts';
import { useAccountView } from '../../../shared/records/useRecordView.ts';
import { AccountDetail } from './AccountDetail.tsx';
import { AccountList } from './AccountList.tsx';

export function AccountRecordPage() {
  const { open } = useAccountView().view;
  const last = useLastValue(open);
  return open === null ? <AccountList from={last} /> : <AccountDetail reference={open} />;
}
