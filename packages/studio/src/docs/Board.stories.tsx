import { contract } from '@baize/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Globals } from '../../../../.storybook/modes.ts';
import { Colours, Settings, Shapes } from './tokenSpecimens.tsx';

const groups = Object.keys(contract) as (keyof typeof contract)[];

/** Shows every variable a brand sets, visually where possible and as text; compared pixel by pixel. */
const meta = {
  title: 'Board',
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['desk'], extent: 'board', exact: true } },
  render: () => (
    <main>
      <Colours />
      <Shapes of="radius" />
      <Shapes of="shadow" />
      <Settings of={groups} />
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const of = (brand: string, theme: Globals['theme']): Story => ({ globals: { brand, theme } });

export const BaizeLight = of('baize', 'light');
export const BaizeDark = of('baize', 'dark');
export const LumenLight = of('lumen', 'light');
export const LumenDark = of('lumen', 'dark');
export const LotusLight = of('lotus', 'light');
export const LotusDark = of('lotus', 'dark');
export const PlainLight = of('plain', 'light');
export const PlainDark = of('plain', 'dark');
export const TalwindLight = of('talwind', 'light');
export const TalwindDark = of('talwind', 'dark');
