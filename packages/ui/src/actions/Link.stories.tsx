import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide';
import { userEvent } from 'storybook/test';
import { dark } from '../internal/storySurface.css.ts';
import { Text } from '../layout/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/slots', children: 'See all 1,280' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Plain: Story = { args: { kind: 'plain' } };
export const WithAnIcon: Story = { args: { iconEnd: ChevronRight, flip: true } };
export const InASentence: Story = {
  render: () => (
    <Text>
      I agree to the{' '}
      <Link href="/terms" inText>
        terms
      </Link>{' '}
      and the{' '}
      <Link href="/privacy" inText>
        privacy policy
      </Link>
    </Text>
  ),
};
export const OnDark: Story = {
  render: (args) => (
    <div className={dark}>
      <Link {...args} />
      <Link {...args} kind="quiet" />
    </div>
  ),
};
export const Hovered: Story = {
  globals: { pseudo: { hover: 'a' } },
};
export const Focused: Story = {
  async play() {
    await userEvent.tab();
  },
};
