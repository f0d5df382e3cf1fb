import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Inline } from '../layout/Inline.tsx';
import { ownEmblem } from './internal/storyParts.tsx';
import { LicenceSeal } from './LicenceSeal.tsx';

const meta = {
  title: 'Frame/LicenceSeal',
  component: LicenceSeal,
  args: { label: 'Malta', letters: 'MALTA', emblem: 'crown' },
} satisfies Meta<typeof LicenceSeal>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Inline gap={4}>
    <LicenceSeal label="Malta" letters="MALTA" emblem="crown" />
    <LicenceSeal label="British Virgin Islands" letters="B.V.I." emblem="anchor" />
    <LicenceSeal label="Philippines" letters="MANILA" emblem="sun" />
  </Inline>
);

export const OnLight: Story = { render: () => all };
export const OnDark: Story = { render: () => <DarkSurface>{all}</DarkSurface> };

export const OfOthers: Story = {
  name: 'Of licences that nobody here has heard of',
  tags: ['FTR-01'],
  render: () => (
    <Inline gap={4}>
      <LicenceSeal label="Harbour Gaming Board" letters="HGB" />
      <LicenceSeal
        label="Commission of the Islands"
        letters="ISLES"
        emblem="landmark"
        href="https://register.example/1"
      />
      <LicenceSeal label="Northern Commission" letters="NC" emblem={ownEmblem} href="https://register.example/2" />
      <LicenceSeal label="Lighthouse Authority" letters="LIGHTHO" emblem="lighthouse" />
    </Inline>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const named = canvas.getAllByRole('img').map((seal) => seal.getAttribute('aria-label') ?? seal.getAttribute('alt'));
    await expect(named).toEqual([
      'Harbour Gaming Board',
      'Commission of the Islands',
      'Northern Commission',
      'Lighthouse Authority',
    ]);
    const link = canvas.getByRole('link', { name: 'Northern Commission' });
    await expect(link).toHaveAttribute('href', 'https://register.example/2');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(within(link).getByRole('img').tagName).toBe('IMG');
  },
};
