import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { rememberReload } from '../core/browser/reload.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { page, say } from '../testing/queries.ts';
import { currentStory, StorySite, settled, siteAt } from '../testing/StorySite.tsx';
import { change } from '../testing/world.ts';
import { BrandFailed } from './BrandFailed.tsx';
import { SiteFrame } from './layout/SiteFrame.tsx';

const meta = {
  title: 'Pages/Closed and broken',
  ...siteAt('/'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = { header: true, nav: true, side: true, footer: true };

/** A part that breaks once, inside the whole frame. */
const InTheFrame = ({ children }: { children: ReactNode }) => (
  <StorySite>
    <SiteFrame slots={everything}>
      <Boundary>
        <Suspense>{children}</Suspense>
      </Boundary>
    </SiteFrame>
  </StorySite>
);

/** React tells the console of what a boundary caught; here that is the point. */
const expectCaught = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

/** The first story of its file: a page keeps the pictures it has seen, whatever becomes of their origin. */
export const WithoutPictures: Story = {
  name: 'FLT-079 LOB-15 without any picture: art of the house stands in their places',
  parameters: { sandbox: { scenario: 'cdn-dead' } },
  play: async ({ canvasElement }) => {
    await settled();
    const cards = canvasElement.querySelectorAll<HTMLImageElement>('article img');
    await expect(cards.length).toBeGreaterThan(5);
    // A picture that comes first is tried three times, with a moment between that looks like rest.
    const tried = 'img[draggable="false"][src]:not([data-state="failed"])';
    await waitFor(() => expect(canvasElement.querySelectorAll(tried)).toHaveLength(0));
    await expect(cards[0]).toHaveAttribute('data-state', 'failed');
    await expect(cards[0]?.naturalWidth).toBeGreaterThan(0);
  },
};

export const UnderMaintenance: Story = {
  name: 'APP-05 under maintenance: it leaves by itself for the address asked for',
  args: { address: '/rng' },
  parameters: { sandbox: { scenario: 'maintenance' } },
  play: async ({ look }) => {
    const { platform } = currentStory().services();
    await expect(await page().findByText(say('info_maintenance'))).toBeVisible();
    await change({ systemStatus: 0 });
    await look('failed');
    await userEvent.click(page().getByRole('button', { name: say('frame.retry') }));
    await expect(await page().findByRole('tablist', { name: say('lobby.studios') })).toBeVisible();
    await change({ systemStatus: 1 });
    await platform.refresh();
    await page().findByText(say('info_maintenance'));
    await settled();
  },
};

export const Blocked: Story = {
  name: 'APP-06 where it may not be offered: the visitor’s own address to quote',
  parameters: { sandbox: { scenario: 'blocked' } },
  play: async () => {
    await expect(await page().findByText(say('info_ip_block'))).toBeVisible();
    await expect(page().getByText('203.0.113.24')).toBeVisible();
    await expect(page().getByRole('button', { name: say('closed.ip.copy') })).toBeEnabled();
    await expect(page().getByRole('button', { name: say('status.support') })).toBeEnabled();
    await settled();
  },
};

export const WithoutEncryption: Story = {
  name: 'FLT-020 at an address that is not secure: why, and the way to the secure one',
  args: { address: '/login' },
  beforeEach: () => {
    const none = spyOn(Crypto.prototype, 'subtle', 'get').mockReturnValue(undefined as never);
    const open = spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false);
    return () => {
      none.mockRestore();
      open.mockRestore();
    };
  },
  play: async () => {
    await expect(await page().findByRole('heading', { level: 1, name: say('closed.unsealed.title') })).toBeVisible();
    await expect(page().getByRole('link', { name: say('closed.unsealed.open') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    await expect(page().queryByRole('textbox')).toBeNull();
    await settled();
  },
};

export const NotFound: Story = {
  name: 'NAV-11 at an address that leads nowhere',
  args: { address: '/no/such/page' },
  play: async () => {
    await expect(await page().findByRole('link', { name: say('notFound.home') })).toHaveAttribute('href', '/');
    await expect(page().getByRole('heading', { level: 1 })).toHaveTextContent(say('notFound.title'));
    await expect(page().getByRole('searchbox', { name: say('notFound.search') })).toBeEnabled();
    await settled();
  },
};

export const WithoutABrand: Story = {
  name: 'APP-02 without a brand to show',
  render: () => <BrandFailed />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
    await expect(within(canvasElement).getByRole('heading')).toBeVisible();
  },
};

let broken = true;
function Fragile() {
  if (broken) throw new Error('this part broke on purpose');
  return <p>{say('list.empty')}</p>;
}

export const WithABrokenPart: Story = {
  name: 'ERR-02 with a broken part: the rest lives, and the part can be tried again',
  beforeEach: expectCaught,
  render: () => (
    <InTheFrame>
      <Fragile />
    </InTheFrame>
  ),
  play: async ({ look }) => {
    broken = true;
    const failed = await page().findByText(say('part.failed'));
    await expect(page().getByRole('link', { name: say('frame.skip') })).toBeInTheDocument();
    await expect((await page().findAllByRole('link', { name: say('nav.home') })).length).toBeGreaterThan(0);
    broken = false;
    const again = failed.parentElement as HTMLElement;
    await look('failed');
    await userEvent.click(within(again).getByRole('button', { name: say('frame.retry') }));
    await expect(await page().findByText(say('list.empty'))).toBeVisible();
    broken = true;
    await settled();
  },
};

const missing = lazyPart(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Lobby-4f1c.js')),
);
const Missing = missing.component;

export const WithAMissingPart: Story = {
  name: 'NAV-16 with a part that did not arrive: what, which and a retry, after one reload',
  beforeEach: () => {
    expectCaught();
    rememberReload();
  },
  render: () => (
    <InTheFrame>
      <Missing />
    </InTheFrame>
  ),
  play: async () => {
    await expect(await page().findByText(say('chunk.failed', { type: 'missing' }))).toBeVisible();
    await expect(page().getByText(say('chunk.address', { address: '/assets/Lobby-4f1c.js' }))).toBeVisible();
    await expect(page().getByRole('button', { name: say('frame.retry') })).toBeEnabled();
    await settled();
  },
};

export const Offline: Story = {
  name: 'ERR-03 offline: it is said, and goes by itself',
  args: { address: '/no/such/page' },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    return () => online.mockRestore();
  },
  play: async () => {
    await page().findByRole('link', { name: say('notFound.home') });
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect(await page().findByText(say('frame.offline'))).toBeVisible();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(page().queryByText(say('frame.offline'))).toBeNull());
    online.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await page().findByText(say('frame.offline'));
    await settled();
  },
};

export const OfABrandWithOtherParts: Story = {
  name: 'APP-08 with every feature off: what is off leaves no trace',
  parameters: { sandbox: { scenario: 'no-toggle' }, visual: { modes: ['desk'] } },
  args: { address: '/no/such/page' },
  play: async () => {
    await settled();
    await expect(page().queryByRole('link', { name: say('login.register') })).toBeNull();
    await expect(await page().findByRole('link', { name: say('notFound.home') })).toBeVisible();
  },
};
