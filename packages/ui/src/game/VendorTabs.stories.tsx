import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onDark, vendors } from '../internal/fixtures.tsx';
import { VendorTabs } from './VendorTabs.tsx';

const words = { previous: 'Previous studios', next: 'Next studios' };

function Chosen(props: ComponentProps<typeof VendorTabs>) {
  const [selected, setSelected] = useState(props.selected);
  return <VendorTabs {...props} selected={selected} onSelect={(code) => setSelected(code ? [code] : [])} />;
}

const meta = {
  title: 'Game/VendorTabs',
  component: VendorTabs,
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  args: {
    label: 'Studios',
    vendors: vendors(7),
    all: { label: 'All studios', text: '1,200 games' },
    selected: [],
    onSelect: () => {},
    hrefOf: (code) => (code ? `/rng?vendor=${code}` : '/rng'),
    words,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof VendorTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenStudios: Story = {
  name: 'Has no arrows up to seven studios, and all of them first',
  tags: ['LOB-01', 'LOB-18'],
  async play({ canvasElement }) {
    const tabs = within(canvasElement).getAllByRole('tab');
    await expect(tabs).toHaveLength(8);
    await expect(tabs[0]).toHaveAccessibleName(/^All studios\s*1,200 games$/);
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

export const SeveralChosen: Story = {
  name: 'Has the chosen studios lit, next to the first tab',
  tags: ['LOB-18'],
  args: { selected: ['ZRV', 'HXN'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('tab', { selected: true })).toHaveLength(2);
    await expect(names(canvasElement).slice(1, 4)).toEqual(['Hexanilla', 'Zorvanelle', 'Ombrelith']);
  },
};

/** Chooses one studio instead of several, and all by the first tab. */
export const OneOfSeveral: Story = {
  name: 'One studio of several',
  tags: ['LOB-18'],
  parameters: { visual: { modes: [] } },
  args: { selected: ['ZRV', 'HXN'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Tarrowbelle' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Tarrowbelle');
    await expect(names(canvasElement)[1]).toBe('Tarrowbelle');
    await userEvent.click(canvas.getByRole('tab', { name: /All studios/ }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/All studios/);
    await expect(names(canvasElement)[1]).toBe('Ombrelith');
  },
};

export const ThreeStudios: Story = {
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
  args: { vendors: vendors(3) },
};
export const WithoutDrawnNames: Story = { args: { vendors: vendors(7).map(({ wordmark: _, ...vendor }) => vendor) } };

export const TwelveStudios: Story = {
  name: 'Has arrows above seven studios',
  tags: ['LOB-01'],
  parameters: { visual: { widths: 'both', modes: ['desk', 'desk-dark-rtl', 'phone-lotus-dark-rtl'] } },
  args: { vendors: vendors(12) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('tab', { name: 'Voltarrix' });
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    const seen = (tab: Element) => {
      const box = tab.getBoundingClientRect();
      return box.left >= strip.left - 1 && box.right <= strip.right + 1;
    };
    await expect(seen(last)).toBe(false);
    if (window.innerWidth < 900) return expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: words.previous })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: words.next })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await waitFor(() => expect(seen(last)).toBe(true));
    return waitFor(() => expect(canvas.getByRole('button', { name: words.next })).toBeDisabled());
  },
};

export const ChosenFarAway: Story = {
  name: 'Brings the studio of the address into sight',
  tags: ['LOB-13'],
  args: { vendors: vendors(12), selected: ['VRX'] },
  async play({ canvasElement }) {
    const strip = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    const box = within(canvasElement).getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(strip.left);
    await expect(box.right).toBeLessThanOrEqual(strip.right);
  },
};

/** Reached once by Tab, walked by arrows, chosen by Enter or Space. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  tags: ['LOB-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const onwards = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /All studios/ })).toHaveFocus();
    await userEvent.keyboard(`${onwards}${onwards}`);
    await expect(canvas.getByRole('tab', { name: 'Pikkoparade' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/All studios/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Pikkoparade');
    await expect(canvas.getByRole('tab', { name: 'Pikkoparade' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Zorvanelle' })).toHaveFocus();
    await userEvent.keyboard(`${onwards}[Space]`);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/All studios/);
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: /All studios/ })).toHaveFocus();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: '[role="tab"]:nth-child(2), a:nth-child(2), li:nth-child(2) a' } },
};
