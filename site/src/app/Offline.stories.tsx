import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { page, say } from '../testing/queries.ts';
import { pageAt, settled } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Offline',
  ...pageAt('/'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const away = () => page().findAllByText(say('error.network'));
const seen = (element: HTMLElement) => element.checkVisibility();

const offline = (name: string, address: string, scenario = 'platform-down'): Story => ({
  name: `${name} without a network`,
  tags: ['ERR-03'],
  args: { address },
  parameters: { sandbox: { scenario }, visual: { modes: ['desk'] } },
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ look }) => {
    await away();
    await settled();
    const said = await away();
    await expect(said.filter(seen)).not.toHaveLength(0);
    const again = page()
      .getAllByRole('button', { name: say('frame.retry') })
      .find(seen);
    if (!again) throw new Error('nothing can be tried again');
    await look('failed');
    await userEvent.click(again);
    await settled();
    await expect(await away()).toHaveLength(said.length);
  },
});

export const HomePage = offline('The home page', '/');
export const LobbyPage = offline('A lobby', '/rng');
export const BlogPage = offline('The blog', '/blog');
export const DownloadPage = offline('The download', '/down');
export const JoinPage = offline('The invitation', '/join', 'member+platform-down');
export const NoticesPage = offline('The notices', '/noticePage');
