import { helpCenter } from '@baize/gateway';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { failing } from '../testing/answers.ts';
import { failsAndRetries } from '../testing/failsAndRetries.ts';
import { go, page, query, say } from '../testing/queries.ts';
import { everyMode, pageAt, settled } from '../testing/StorySite.tsx';

const meta = {
  title: 'Pages/Information',
  ...pageAt('/help'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const questions = () => page().queryAllByRole('button', { expanded: false });

export const HelpCentre: Story = {
  name: 'The help centre',
  tags: ['HLP-01'],
  args: { address: '/help?article=withdrawal' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await waitFor(() => expect(questions().length).toBe(14));
    await expect(page().getByRole('heading', { level: 1 })).toHaveTextContent(say('help.title'));
    const open = page().getByRole('button', { expanded: true });
    await userEvent.click(open);
    await waitFor(() => expect(query()).not.toContain('article'));
    const search = page().getByRole('searchbox', { name: say('help.search') });
    await userEvent.type(search, 'zzzz');
    await expect(await page().findByText(say('help.nothing'))).toBeVisible();
    await waitFor(() => expect(query()).toContain('q=zzzz'));
    await userEvent.click(page().getByRole('button', { name: say('frame.search.clear') }));
    await waitFor(() => expect(questions().length).toBe(15));
    const chips = page().getAllByRole('button', { pressed: false });
    if (chips[0]) await userEvent.click(chips[0]);
    await waitFor(() => expect(questions().length).toBe(2));
    if (questions()[1]) await userEvent.click(questions()[1] as HTMLElement);
    await settled();
  },
};

export const HelpThatFails: Story = {
  name: 'A help centre that fails',
  tags: ['HLP-01'],
  parameters: { sandbox: { scenario: 'help-500' } },
  play: async ({ look, msw }) => {
    await failsAndRetries({ look, failed: 'list.failed' });
    await waitFor(() => expect(questions().length).toBe(15));
    msw.use(failing(helpCenter));
    await settled();
  },
};

export const HelpOnItsWay: Story = {
  name: 'A help centre on its way',
  tags: ['HLP-01'],
  parameters: { sandbox: { scenario: 'slow' }, waiting: true },
};

export const Notices: Story = {
  name: 'All notices, a page at a time',
  tags: ['NTC-06', 'NAV-03'],
  args: { address: '/noticePage' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await waitFor(() => expect(questions().length).toBe(5));
    if (questions()[0]) await userEvent.click(questions()[0] as HTMLElement);
    await waitFor(() => expect(query()).toContain('open='));
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(query()).toBe('?page=2'));
    await userEvent.click(await page().findByRole('link', { name: say('frame.previous') }));
    await waitFor(() => expect(questions().length).toBe(5));
    if (questions()[1]) await userEvent.click(questions()[1] as HTMLElement);
    await settled();
  },
};

export const BlogList: Story = {
  name: 'The blog, a page at a time',
  tags: ['BLG-01'],
  args: { address: '/blog' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const links = await page().findAllByRole('link', { name: new RegExp(say('blog.read')) });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', '/blog/limits-before-luck');
    await userEvent.click(page().getByRole('link', { name: say('frame.next') }));
    await waitFor(() => expect(query()).toBe('?page=2'));
    await waitFor(() => expect(page().getAllByRole('link', { name: new RegExp(say('blog.read')) })).toHaveLength(1));
    await userEvent.click(page().getByRole('link', { name: say('frame.previous') }));
    await waitFor(() => expect(page().getAllByRole('link', { name: new RegExp(say('blog.read')) })).toHaveLength(3));
    await settled();
  },
};

export const BlogPost: Story = {
  name: 'One post of the blog by its address',
  tags: ['BLG-01', 'NAV-11'],
  args: { address: '/blog/no-such-post' },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('notFound.title') })).toBeVisible();
    await expect(page().getByRole('searchbox')).toBeEnabled();
    go('/blog/how-a-draw-is-held');
    await waitFor(() => expect(page().getByRole('heading', { level: 1 })).not.toHaveTextContent(say('notFound.title')));
    await settled();
  },
};

export const DownloadPage: Story = {
  name: 'The app for each platform, with its code and its guide',
  tags: ['DWN-01', 'NAV-10'],
  args: { address: '/down' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    await expect(
      await page().findByRole('img', { name: say('download.qr', { platform: 'iPhone' }), hidden: true }),
    ).toBeInTheDocument();
    const links = page().getAllByRole('link', {
      name: new RegExp(`${say('download.android.get')}|${say('download.ios.get')}`),
    });
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/^https?:/));
    await expect(page().getByRole('list', { name: say('download.guide', { platform: 'Android' }) })).toBeVisible();
    await settled();
  },
};

export const JoinOfAMember: Story = {
  name: 'Inviting friends',
  tags: ['JOI-01'],
  args: { address: '/join' },
  parameters: { sandbox: { scenario: 'member' }, visual: { modes: everyMode } },
  play: async () => {
    await expect((await page().findAllByText(/register\?code=BZ\d+$/))[0]).toBeVisible();
    await expect(page().getByRole('img', { name: say('join.qr') })).toBeVisible();
    await expect(page().getByRole('button', { name: say('join.code.copy') })).toBeEnabled();
    await expect(page().getByText(say('join.tier.from', { friends: 20 }))).toBeVisible();
    await expect(page().getByRole('button', { name: say('join.message.copy') })).toBeEnabled();
    await expect(page().queryByRole('slider')).toBeNull();
    await settled();
  },
};

export const JoinOfAVisitor: Story = {
  name: 'Inviting friends as a visitor',
  tags: ['JOI-01', 'JOI-02'],
  args: { address: '/join' },
  parameters: { visual: { modes: everyMode } },
  play: async () => {
    const slider = await page().findByRole('slider', { name: say('join.try') });
    await expect(slider).toHaveValue('12');
    await expect(page().getByText(/18[.,]00/)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '50' } });
    await expect(await page().findByText(/150[.,]00/)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '12' } });
    for (const link of page().getAllByRole('link', { name: say('join.get') })) {
      await expect(link).toHaveAttribute('href', '/join?modal=register');
    }
    await expect(page().getByRole('list', { name: say('join.fair') })).toBeVisible();
    await settled();
  },
};
