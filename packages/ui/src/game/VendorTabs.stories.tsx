import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onDark, vendors } from '../internal/fixtures.tsx';
import { VendorTabs } from './VendorTabs.tsx';

const words = { previous: 'Previous studios', next: 'Next studios' };

function Chosen(props: ComponentProps<typeof VendorTabs>) {
  const [selected, setSelected] = useState(props.selected);
  return <VendorTabs {...props} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Game/VendorTabs',
  component: VendorTabs,
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
  args: {
    label: 'Studios',
    vendors: vendors(7),
    selected: 'OMB',
    onSelect: () => {},
    hrefOf: (code) => `/rng?vendor=${code}`,
    words,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof VendorTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenStudios: Story = {
  name: 'LOB-01 has no arrows up to seven studios',
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(7);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const ThreeStudios: Story = { args: { vendors: vendors(3) } };
export const WithoutDrawnNames: Story = { args: { vendors: vendors(7).map(({ wordmark: _, ...vendor }) => vendor) } };

export const TwelveStudios: Story = {
  name: 'LOB-01 has arrows above seven studios',
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl', 'phone-lotus-dark-rtl'] } },
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
  name: 'LOB-13 brings the studio of the address into sight',
  args: { vendors: vendors(12), selected: 'VRX' },
  async play({ canvasElement }) {
    const strip = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    const box = within(canvasElement).getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(strip.left);
    await expect(box.right).toBeLessThanOrEqual(strip.right);
  },
};

export const ByKeyboard: Story = {
  name: 'LOB-01 reached once by Tab, walked by arrows, chosen by Enter or Space',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const onwards = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Ombrelith' })).toHaveFocus();
    await userEvent.keyboard(onwards);
    await expect(canvas.getByRole('tab', { name: 'Pikkoparade' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ombrelith');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Pikkoparade');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Zorvanelle' })).toHaveFocus();
    await userEvent.keyboard(`${onwards}[Space]`);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ombrelith');
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Ombrelith' })).toHaveFocus();
  },
};
export const Hovered: Story = {
  globals: { pseudo: { hover: '[role="tab"]:nth-child(2), a:nth-child(2), li:nth-child(2) a' } },
};
