import { Menu } from '@baize/ui/overlays';
import { ChevronDown } from 'lucide';
import { ToolButton } from './ToolButton.tsx';

interface ChecksMenuProps {
  label: string;
  items: readonly { id: string; label: string }[];
  checked: readonly string[];
  onCheck: (checked: string[]) => void;
}

export function ChecksMenu({ label, items, checked, onCheck }: ChecksMenuProps) {
  const turn = (id: string) =>
    onCheck(items.map((item) => item.id).filter((each) => checked.includes(each) !== (each === id)));
  return (
    <Menu
      trigger={(trigger) => <ToolButton {...trigger} kind="outline" label={label} iconEnd={ChevronDown} />}
      groups={[
        {
          id: 'all',
          selection: 'multiple',
          items: items.map((item) => ({ ...item, checked: checked.includes(item.id) })),
        },
      ]}
      onSelect={turn}
    />
  );
}
