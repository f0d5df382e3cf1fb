import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { rememberReload } from '../core/browser/reload.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { page, say } from '../testing/queries.ts';
import { StorySite, settled, siteAt } from '../testing/StorySite.tsx';
import { BrandFailed } from './BrandFailed.tsx';
import { SiteFrame } from './layout/SiteFrame.tsx';

const meta = {
  title: 'Pages/Closed and broken',
  ...siteAt('/'),
} satisfies Meta<{ address: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = { header: true, nav: true, side: true, footer: true };

const InTheFrame = ({ children }: { children: ReactNode }) => (
  <StorySite>
    <SiteFrame slots={everything}>
      <Boundary>
        <Suspense>{children}</Suspense>
      </Boundary>
    </SiteFrame>
  </StorySite>
);

/** React logs errors caught by a boundary, which are expected here. */
const expectCaught = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

/** Must be the file's first story: pages keep pictures they have already loaded. */
export const WithoutPictures: Story = {
  name: 'Without any picture: art of the house stands in their places',
  tags: ['FLT-079', 'LOB-15'],
  parameters: { sandbox: { scenario: 'cdn-dead' } },
  play: async ({ canvasElement }) => {
    await settled();
    const cards = canvasElement.querySelectorAll<HTMLImageElement>('article img');
    await expect(cards.length).toBeGreaterThan(5);
    // Eager pictures are tried three times, with pauses that look idle.
    const tried = 'img[draggable="false"][src]:not([data-state="failed"])';
    await waitFor(() => expect(canvasElement.querySelectorAll(tried)).toHaveLength(0));
    await expect(cards[0]).toHaveAttribute('data-state', 'failed');
    await expect(cards[0]?.naturalWidth).toBeGreaterThan(0);
  },
};

export const UnderMaintenance: Story = {
  name: 'Under maintenance',
  tags: ['APP-05'],
  args: { address: '/rng' },
  parameters: { sandbox: { scenario: 'maintenance' } },
  play: async () => {
    await expect(await page().findByText(say('info_maintenance'))).toBeVisible();
    await expect(page().getByRole('button', { name: say('frame.retry') })).toBeEnabled();
    await settled();
  },
};

export const Blocked: Story = {
  name: 'Where it may not be offered',
  tags: ['APP-06'],
  parameters: { sandbox: { scenario: 'blocked' } },
  play: async () => {
    await expect(await page().findByText(say('info_ip_block'))).toBeVisible();
    await expect(page().getByText('203.0.113.24')).toBeVisible();
    await expect(page().getByRole('button', { name: say('closed.ip.copy') })).toBeEnabled();
    await expect(page().getByRole('button', { name: say('status.support') })).toBeEnabled();
    await settled();
  },
};

export const NotFound: Story = {
  name: 'At an address that leads nowhere',
  tags: ['NAV-11'],
  args: { address: '/no/such/page' },
  play: async () => {
    await expect(await page().findByRole('link', { name: say('notFound.home') })).toHaveAttribute('href', '/');
    await expect(page().getByRole('heading', { level: 1 })).toHaveTextContent(say('notFound.title'));
    await expect(page().getByRole('searchbox', { name: say('notFound.search') })).toBeEnabled();
    await settled();
  },
};

export const WithoutABrand: Story = {
  name: 'Without a brand to show',
  tags: ['APP-02'],
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
  name: 'With a broken part',
  tags: ['ERR-02'],
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
  name: 'With a part that did not arrive',
  tags: ['NAV-16'],
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
  name: 'Offline',
  tags: ['ERR-03'],
  args: { address: '/no/such/page' },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    return () => online.mockRestore();
  },
  play: async () => {
    await page().findByRole('link', { name: say('notFound.home') });
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect(await page().findByText(say('frame.offline'))).toBeVisible();
    await settled();
  },
};

export const OfABrandWithOtherParts: Story = {
  name: 'With every feature off',
  tags: ['APP-08'],
  parameters: { sandbox: { scenario: 'no-toggle' }, visual: { modes: ['desk'] } },
  args: { address: '/no/such/page' },
  play: async () => {
    await settled();
    await expect(page().queryByRole('link', { name: say('login.register') })).toBeNull();
    await expect(await page().findByRole('link', { name: say('notFound.home') })).toBeVisible();
  },
};
