import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SafetyLine } from './SafetyLine.tsx';

const meta = {
  title: 'Frame/SafetyLine',
  component: SafetyLine,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Licence and help',
    age: '18+',
    lines: [
      {
        id: 'licence',
        text: 'Sample Gaming Ltd is licensed and regulated under account number 00000.',
        href: 'https://register.example/00000',
      },
      { id: 'help', text: 'Northern Helpline', phone: { text: '0800 000 0000', href: 'tel:08000000000' } },
    ],
  },
} satisfies Meta<typeof SafetyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const HelpAlone: Story = {
  args: { lines: meta.args.lines.slice(1) },
  parameters: { visual: { modes: ['desk', 'desk-dark-rtl'] } },
};

export const Links: Story = {
  name: 'Leads to the register, and calls',
  tags: ['JUR-32'],
  parameters: { visual: { looksLike: 'whole' } },
  async play({ canvasElement }) {
    const line = within(canvasElement).getByRole('region', { name: 'Licence and help' });
    await expect(within(line).getByRole('link', { name: /account number 00000/ })).toHaveAttribute(
      'href',
      'https://register.example/00000',
    );
    await expect(within(line).getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000');
  },
};
