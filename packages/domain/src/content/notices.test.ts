import { expect, test } from 'vitest';
import { type Announcement, decidePopup, type Notice, noticeTime, splitAnnouncements } from './notices.ts';

const notice = (kind: Notice['kind'], id: string, expires: number | null = null): Notice => ({
  kind,
  id,
  title: id,
  content: '',
  time: 1,
  expires,
});
const banner = (id: string): Announcement => ({
  kind: 'B',
  id,
  group: 'w_home',
  picture: '/x',
  linkage: null,
  target: null,
  title: null,
  text: null,
});

test('NTC-05 announcements split by kind: notices PL and H, banners B, popups PU, promotions PR', () => {
  const all = [notice('PL', '1'), banner('2'), notice('PU', '3'), notice('H', '4'), notice('PR', '5')];
  const { notices, banners, popups, promotions } = splitAnnouncements(all, 0);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  expect([ids(notices), ids(banners), ids(popups), ids(promotions)]).toEqual([['1', '4'], ['2'], ['3'], ['5']]);
});

test('NTC-05 an expired notice is left out from its very moment', () => {
  expect(splitAnnouncements([notice('PL', '1', 100)], 99).notices).toHaveLength(1);
  expect(splitAnnouncements([notice('PL', '1', 100)], 100).notices).toHaveLength(0);
});

test('FLT-088 an announcement sent twice shows once', () => {
  expect(splitAnnouncements([notice('PL', '1'), notice('PL', '1'), banner('1'), banner('1')], 0)).toMatchObject({
    notices: [{ id: '1' }],
    banners: [{ id: '1' }],
  });
});

test('NTC-05 the popup shows once a session and not on a day of peace', () => {
  const popups = [notice('PU', '1'), notice('PU', '2')];
  const today = '2024-05-01';
  expect(decidePopup(popups, { shown: false, hiddenOn: null, today })?.id).toBe('1');
  expect(decidePopup(popups, { shown: false, hiddenOn: '2024-04-30', today })?.id).toBe('1');
  expect(decidePopup(popups, { shown: true, hiddenOn: null, today })).toBeNull();
  expect(decidePopup(popups, { shown: false, hiddenOn: today, today })).toBeNull();
  expect(decidePopup([], { shown: false, hiddenOn: null, today })).toBeNull();
});

test.each([
  [1_700_000_000_000, 'UTC', '2023-11-14 22:13:20'],
  [1_700_000_000_000, 'Asia/Karachi', '2023-11-15 03:13:20'],
  [1_700_006_400_000, 'UTC', '2023-11-15 00:00:00'],
])('NTC-03 %i in %s reads %s', (time, zone, text) => {
  expect(noticeTime(time, zone)).toBe(text);
});

test.each([null, 0, -1, 1_700_000_000, 946_684_799_999, 1_671_000_000_000_000, 1e300, 1.5, Number.NaN])(
  'FLT-087 %j is no moment, and reads as a dash',
  (time) => {
    expect(noticeTime(time, 'UTC')).toBe('–');
  },
);
