// areas: app, sign-in/login
import type { BrandFile } from '@baize/gateway';
import { expect, test } from './journey.ts';

const own: Partial<BrandFile> = {
  allowedHosts: ['club.example', 'register.example'],
  licences: [
    'mt',
    { id: 'hgb', label: 'Harbour Gaming Board', emblem: 'seal.svg', link: 'https://register.example/1' },
    { id: 'nc', label: 'Northern Commission', link: 'https://elsewhere.example/2' },
  ],
  social: {
    facebook: 'https://facebook.club.example/x',
    harbour: { label: { EN: 'Harbour Club', UR: 'ہاربر کلب' }, letters: 'HC', link: 'https://club.example/h' },
  },
  socialLogins: [{ provider: 'harbour', label: 'Harbour ID', emblem: 'anchor', url: '/sandbox/provider/harbour' }],
  ageGate: { age: 19, emblem: 'shield' },
};

test('BRD-02 FTR-01 HDR-12 a brand’s own licences, network, login and age stand there without a build', async ({
  page,
  say,
}) => {
  await page.route('**/brand.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...own } });
  });
  await page.route('**/brands/*.seal.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    }),
  );
  await page.goto('/help');
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(footer.getByText('19+')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(footer.getByText(say('footer.age', { age: 19 }))).toBeVisible();
  await expect(footer.getByRole('img', { name: 'Malta' })).toBeVisible();
  const seal = footer.getByRole('link', { name: 'Harbour Gaming Board' });
  await expect(seal).toHaveAttribute('href', 'https://register.example/1');
  await expect(seal).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(seal.getByRole('img')).toHaveAttribute('src', '/brands/baize.seal.svg');
  // SAF-02: a register on a host outside the list is shown without a link.
  await expect(footer.getByRole('img', { name: 'Northern Commission' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Northern Commission' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Harbour Club' })).toHaveAttribute('href', 'https://club.example/h');

  const side = page.getByRole('complementary', { name: say('frame.contact') });
  await expect(side.getByRole('link', { name: 'Harbour Club' }).locator('[data-letters=HC]')).toBeVisible();

  await page.goto('/login');
  const login = page.getByRole('link', { name: say('phone.social.with', { name: 'Harbour ID' }) });
  await expect(login).toHaveAttribute('href', /^\/sandbox\/provider\/harbour\?/);
});
