import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { tab, tabList, tabPanel } from './Tabs.css.ts';

export interface TabsProps<Id extends string> {
  /** Names the group for assistive technology. */
  label: string;
  items: readonly { id: Id; label: string; panel: ReactNode; disabled?: boolean }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Tabs of one width that fill the row, as in a dialog. */
  fill?: boolean;
}

/** Several views of one subject. The caller owns the selection, so that it can live in the address. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, fill }: TabsProps<Id>) {
  const [direction, setDirection] = useState(readDirection);
  return (
    <Root
      value={selected}
      onValueChange={(id) => onSelect(id as Id)}
      dir={direction}
      onFocusCapture={() => setDirection(readDirection())}
    >
      <List className={tabList} aria-label={label} data-fill={fill || undefined}>
        {items.map((item) => (
          <Trigger key={item.id} className={tab} value={item.id} disabled={item.disabled}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.id} className={tabPanel} value={item.id}>
          {item.panel}
        </Content>
      ))}
    </Root>
  );
}

/** Which arrow is the next tab depends on the page's direction at the moment the keys are used. */
const readDirection = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
