import type { NavItem } from '@baize/ui';
import { Drawer } from '@baize/ui/overlays';
import { Suspense } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useViewer } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { WalletActions } from './lazyPlayerParts.ts';
import { Tools } from './Tools.tsx';

export function SiteDrawer({
  open,
  items,
  onClose,
}: {
  open: boolean;
  items: readonly NavItem[];
  onClose: () => void;
}) {
  const text = useText();
  const search = { id: 'search', label: text('frame.search'), href: useOverlay().hrefOf('search') };
  const signedIn = useViewer() !== null;
  const tools = (
    <>
      <Tools side={false} />
      {signedIn && (
        <Suspense>
          <WalletActions onFollow={onClose} />
        </Suspense>
      )}
    </>
  );
  return (
    <Drawer
      open={open}
      title={text('frame.menu')}
      items={useOffered('search') ? [search, ...items] : items}
      tools={tools}
      onClose={onClose}
      words={{ close: text('frame.close'), hot: text('nav.hot') }}
    />
  );
}
