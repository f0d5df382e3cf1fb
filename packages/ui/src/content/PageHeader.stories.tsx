import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { ClosedArt } from './ClosedArt.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Content/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <DarkSurface curved>
        <Container>
          <div style={{ paddingBlock: '20px 64px' }}>
            <Story />
          </div>
        </Container>
      </DarkSurface>
    ),
  ],
  args: { title: 'Promotions', lead: 'Every offer says its period, turnover and limits before you join.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCardsOnDark: Story = {
  args: { art: <ClosedArt /> },
  parameters: { visual: { widths: 'both' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1, name: 'Promotions' });
    const fan = canvasElement.querySelector('svg');
    const wide = window.matchMedia('(min-width: 1024px)').matches;
    await expect(Boolean(fan?.checkVisibility())).toBe(wide);
    const [words, cards] = [title.getBoundingClientRect(), fan?.getBoundingClientRect()];
    const apart = !cards || cards.left >= words.right || cards.right <= words.left;
    await expect(!wide || apart).toBe(true);
  },
};
export const WithSomethingBeside: Story = {
  args: {
    title: 'VIP club',
    lead: 'Your tier follows your valid bets.',
    aside: <Button surface="dark">Log in</Button>,
  },
};
export const WithAVeryLongTitle: Story = {
  args: { title: 'A first deposit, doubled, and then the same again for everybody at the table', art: <ClosedArt /> },
};
