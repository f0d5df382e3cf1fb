import type { NavItem } from '@baize/ui';
import { Drawer } from '@baize/ui/overlays';
import { useText } from '../language/useText.ts';
import { Tools } from './Tools.tsx';

/** Navigation and tools of a phone. */
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
  return (
    <Drawer
      open={open}
      title={text('frame.menu')}
      items={items}
      tools={<Tools />}
      onClose={onClose}
      words={{ close: text('frame.close'), hot: text('nav.hot') }}
    />
  );
}
