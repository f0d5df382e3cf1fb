import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Text } from '../layout/Text.tsx';
import { media } from '../theme.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { longText } from './storyAccountDialog.tsx';
import { OverAPage } from './storyDialog.tsx';
import { Registration } from './storyForms.tsx';

const footer = <Button kind="primary">Agree</Button>;

const meta = {
  title: 'Overlays/Sheet',
  component: Dialog,
  args: {
    open: true,
    title: 'Filters',
    words: { close: 'Close' },
    children: <Text tone="secondary">Every dialog is a sheet from the lower edge where the screen is narrow.</Text>,
  },
  render: (args: DialogProps) => <OverAPage {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog');
const isSheet = () => !matchMedia(media.pair).matches;

/** At the lower edge of a phone, as wide as it, round above only. */
export const AtTheLowerEdge: Story = {
  name: 'At the lower edge of a phone',
  tags: ['UI-04'],
  parameters: { visual: { widths: 'both' } },
  async play() {
    const sheet = await dialog();
    if (!isSheet()) return;
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(sheet.offsetWidth).toBe(innerWidth);
    const { borderEndEndRadius, borderStartStartRadius } = getComputedStyle(sheet);
    await expect(borderEndEndRadius).toBe('0px');
    await expect(borderStartStartRadius).not.toBe('0px');
  },
};
export const TallerThanThePhone: Story = {
  name: 'Taller than the phone, 96 % of it, its foot in sight',
  tags: ['UI-04'],
  args: { title: 'Terms', children: longText, footer },
  parameters: { visual: { widths: 'both' } },
  async play() {
    const sheet = await dialog();
    if (isSheet()) await expect(Math.abs(sheet.offsetHeight - innerHeight * 0.96)).toBeLessThan(1);
    const foot = () => within(sheet).getByRole('button', { name: 'Agree' }).getBoundingClientRect();
    await waitFor(() => expect(foot().bottom).toBeLessThanOrEqual(innerHeight));
  },
};
export const OverTheSafeArea: Story = {
  name: 'With the safe area of the phone left free below',
  tags: ['UI-04'],
  args: { footer },
  async play() {
    const sheet = await dialog();
    await expect(rulesOf(sheet)).toContain('env(safe-area-inset-bottom)');
  },
};

function rulesOf(element: HTMLElement): string {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : rule));
  const own = rules.filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText));
  return own.map(({ cssText }) => cssText).join('\n');
}

export const AboveTheKeyboard: Story = {
  name: 'Above the keyboard of a phone that lays it over the page',
  tags: ['UI-04'],
  args: { title: 'Register', children: <Registration /> },
  /** Simulates a keyboard that covers 300 px without resizing the page. */
  beforeEach() {
    const seen = window.visualViewport;
    if (!seen) return;
    Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - 300 });
    return () => {
      Reflect.deleteProperty(seen, 'height');
    };
  },
  async play() {
    window.visualViewport?.dispatchEvent(new Event('resize'));
    const sheet = await dialog();
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 300));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.click(within(sheet).getByLabelText(/^Invitation code/));
    const field = within(sheet).getByLabelText(/^Invitation code/);
    field.scrollIntoView({ block: 'nearest' });
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 300));
  },
};
