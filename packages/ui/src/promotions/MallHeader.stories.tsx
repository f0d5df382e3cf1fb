import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../layout/Container.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { MallHeader } from './MallHeader.tsx';

const purse = {
  label: 'Your points',
  value: '18,640',
  action: { label: 'Convert to cash', href: '#convert' },
  note: '100 points = ₨1.00',
};

const meta = {
  title: 'Promotions/MallHeader',
  component: MallHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <DarkSurface curved>
        <Container>
          <div style={{ paddingBlock: 32 }}>
            <Story />
          </div>
        </Container>
      </DarkSurface>
    ),
  ],
  args: { title: 'Points mall', lead: 'Points come from valid bets and never expire.', purse },
} satisfies Meta<typeof MallHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a player, with the points and the way to turn them into money. */
export const OfAPlayer: Story = {
  name: 'For a player',
  tags: ['PTS-01'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Points mall');
    await expect(canvas.getByText('18,640')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Convert to cash' })).toHaveAttribute('href', '#convert');
  },
};
export const OfAVisitor: Story = {
  args: { purse: { ...purse, value: null, action: { label: 'Log in', href: '#login' } } },
};
export const WhileLoading: Story = {
  args: { purse: { ...purse, value: null, loading: true } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
  },
};
