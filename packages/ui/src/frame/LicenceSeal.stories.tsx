import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { Inline } from '../layout/Inline.tsx';
import { LicenceSeal } from './LicenceSeal.tsx';

const meta = { title: 'Frame/LicenceSeal', component: LicenceSeal, args: { licence: 'mt' } } satisfies Meta<
  typeof LicenceSeal
>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Inline gap={4}>
    <LicenceSeal licence="mt" />
    <LicenceSeal licence="bvi" />
    <LicenceSeal licence="ph" />
  </Inline>
);

export const OnLight: Story = { render: () => all };
export const OnDark: Story = { render: () => <DarkSurface>{all}</DarkSurface> };
