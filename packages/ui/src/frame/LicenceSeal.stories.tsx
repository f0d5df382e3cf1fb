import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { OnCloth } from './internal/storyParts.tsx';
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

export const OnPaper: Story = { render: () => all };
export const OnTheStage: Story = { render: () => <OnCloth>{all}</OnCloth> };
