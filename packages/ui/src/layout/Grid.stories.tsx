import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Grid } from './Grid.tsx';

const cells = (shape: 'portrait' | 'wide' | 'panel', count: number) =>
  Array.from({ length: count }, (_, index) => `${shape}-${index}`).map((key) => <Skeleton key={key} shape={shape} />);

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfPortraitCards: Story = { args: { columns: 'portrait', children: cells('portrait', 6) } };
export const OfWideCards: Story = { args: { columns: 'wide', children: cells('wide', 4) } };
export const OfThirds: Story = { args: { columns: 'thirds', children: cells('panel', 3) } };
export const OfPanels: Story = {
  args: { columns: 'panels', children: cells('panel', 3) },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
};
export const OfTiers: Story = { args: { columns: 'tiers', children: cells('panel', 6) } };
export const OfTriples: Story = { args: { columns: 'triples', children: cells('panel', 6) } };
export const OfFields: Story = {
  args: { columns: 'fields', children: [<TextField key="1" label="Password" />, <TextField key="2" label="Repeat" />] },
};
