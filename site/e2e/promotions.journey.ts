// areas: promotions
import { promotionTypes } from '@baize/domain';
import { expect, expected, test } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, enter } from './steps.ts';

const refused = /Failed to load resource/;

test('PRO-01 NAV-07 NAV-14 a bonus that was issued, an envelope and a raffle whose answer was lost are credited once each', async ({
  page,
  world,
  say,
  quiet,
}) => {
  const credited = async () =>
    (await world.ledger('demo.member')).entries.filter(({ kind }) => kind === 'promotion').length;

  await test.step('the bonus: ten presses, and the balance follows', async () => {
    await enter(page, 'member', '/promotions');
    const before = await balanceOf(page, say);
    const claim = page.getByRole('button', {
      name: new RegExp(`^${say('promotions.claim', { amount: '' }).trim()}.*:`),
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('MCS2_claimPromotion')) sent++;
    });
    await claim.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await expect(claim).toBeHidden();
    await expect.poll(() => balanceOf(page, say)).toBe(before + 3800n);
    expect(sent).toBe(1);
    expect(await credited()).toBe(1);
  });

  await test.step('the envelope: found by its kind, which the address keeps', async () => {
    const offers = page.getByRole('article');
    const kind = page.getByRole('button', { name: `${say('promotion.type.app-download')} 1`, exact: true });
    await kind.click();
    await expect(page).toHaveURL(/type=app-download/);
    await expect(offers).toHaveCount(1);
    await page.reload();
    await expect(offers).toHaveCount(1);
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('button', { name: `${say('promotions.filter.all')} ${promotionTypes.length}`, exact: true })
      .click();
    // One is over, and one leads the page.
    await expect(offers).toHaveCount(promotionTypes.length - 2);
    await kind.click();
    await expect(offers).toHaveCount(1);
    await offers.getByRole('link').first().click();
    await page.getByRole('button', { name: say('promotions.envelope.action') }).click();
    const dialog = page.getByRole('dialog', { name: say('promotions.envelope.title') });
    await dialog.getByRole('button', { name: say('promotions.envelope.action') }).click();
    await expect(dialog.getByRole('status')).toContainText(/\d/);
    expect(await credited()).toBe(2);
  });

  await test.step('the raffle: opened from its address, its answer found out', async () => {
    await page.goto('/promoDetail?id=p-point-mall');
    await page.getByRole('button', { name: say('promotions.raffle.action') }).click();
    await expect(page).toHaveURL(/modal=raffle&promotion=p-point-mall/);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: say('promotions.raffle.title') });
    await world.settings({ faults: [{ call: 'claimRaffle', kind: 'cut-json', times: 1 }] });
    await dialog.getByRole('button', { name: say('promotions.raffle.action') }).click();
    await expect(dialog.getByRole('status')).toContainText(/\d/);
    expect(await credited()).toBe(3);
    await dialog
      .getByRole('button', { name: say('frame.close') })
      .last()
      .click();
    await expect(page.getByText(say('promotions.why.claimed'))).toBeVisible();
  });
  expected(quiet, refused);
});

forOnePersona((test) => {
  test('PRO-01 VAL-03 an application with pictures survives a failure and is sent', async ({
    page,
    press,
    world,
    say,
    quiet,
  }) => {
    await enter(page, 'member', '/promoDetail?id=p-special');
    await press(page.getByRole('button', { name: say('promotions.join.again') }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('promotions.join.remark')).fill('x'.repeat(200));
    await expect(dialog.getByLabel(say('promotions.join.remark'))).toHaveValue('x'.repeat(140));
    const pictures = dialog.locator('input[type="file"]');
    const name = 'lantern.png';
    await pictures.setInputFiles([
      { name, mimeType: 'image/png', buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }) },
      {
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<!doctype html><script>x()</script>'.padEnd(99)),
      },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    ]);
    await expect(dialog.getByText(say('pictures.size', { name: 'large.jpg', size: 5 }))).toBeVisible();
    await expect(dialog.getByText(say('pictures.type', { name: 'page.png' }))).toBeVisible();
    await press(dialog.getByRole('button', { name: say('pictures.remove', { name: 'page.png' }) }));
    await expect(dialog.getByText(say('pictures.done'))).toBeVisible();
    await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
    await world.settings({ faults: [{ call: 'joinPromotion', kind: '500', times: 1 }] });
    const send = dialog.getByRole('button', { name: say('promotions.join.send') });
    await press(send);
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByLabel(say('promotions.join.remark'))).toHaveValue('x'.repeat(140));
    await press(send);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say('promotions.why.applying'))).toBeVisible();
    expected(quiet, refused);
  });

  test('FLT-107 a promotion that ended while it was open is refused, and its button goes off with the reason', async ({
    page,
    press,
    world,
    say,
    quiet,
  }) => {
    await enter(page, 'limited', '/promoDetail?id=p-limited');
    await press(page.getByRole('button', { name: say('promotions.join'), exact: true }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('promotions.join.remark')).fill('Too late');
    await world.pass(91 * 60_000);
    await press(dialog.getByRole('button', { name: say('promotions.join.send') }));
    await expect(dialog.getByText(say('error.promotion-over'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('promotions.join.send') })).toBeDisabled();
    await expect(dialog.getByLabel(say('promotions.join.remark'))).toHaveValue('Too late');
    await page.keyboard.press('Escape');
    const join = page.getByRole('button', { name: say('promotions.join'), exact: true });
    await expect(join).toBeDisabled();
    await expect(join).toHaveAccessibleDescription(say('promotions.why.over'));
    expected(quiet, refused);
  });
});
