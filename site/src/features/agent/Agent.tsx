import { contractKinds } from '@baize/domain';
import { AccountDialog } from '@baize/ui/overlays';
import { useSearchParams } from 'react-router-dom';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { BillPage } from './bills/BillPage.tsx';
import { BillsTab } from './bills/BillsTab.tsx';
import { IncomePage } from './income/IncomePage.tsx';
import { contractPages } from './shared/contractPages.ts';

export function Agent({ open, onClose }: OverlayProps) {
  const [search] = useSearchParams();
  const kind = contractKinds.find((one) => contractPages[one] === search.get('centre'));
  const bill = search.get('bill');
  return (
    <AccountDialog
      open={open}
      size="lg"
      title="Agent"
      owner={{ picture: null, name: 'agent' }}
      groups={[]}
      page="Page"
      backHref="?"
      onClose={onClose}
      words={{ close: 'Close', back: 'Back' }}
    >
      {kind && bill && <BillPage kind={kind} bill={bill} />}
      {kind && !bill && <BillsTab kind={kind} />}
      {!kind && <IncomePage />}
    </AccountDialog>
  );
}
