import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRoom, orderRooms, type Room, roomState } from './rooms.ts';

const room = (more: Partial<Room> = {}): Room => ({
  id: 'R1',
  name: 'Corner',
  vendor: 'KDR',
  game: 'Rummy Court',
  code: null,
  minStake: null,
  maxStake: null,
  seats: 4,
  taken: 2,
  closed: false,
  picture: null,
  ...more,
});

test.each([
  [{}, 'open'],
  [{ taken: 3 }, 'open'],
  [{ taken: 4 }, 'full'],
  [{ taken: 9 }, 'full'],
  [{ closed: true }, 'closed'],
  [{ closed: true, taken: 4 }, 'closed'],
])('GAM-07 a room with %j is %s', (more, state) => {
  expect(roomState(room(more))).toBe(state);
  expect(decideRoom('player', room(more))).toEqual({ kind: state === 'open' ? 'join' : state });
});

test('GAM-01 GAM-07 the gate comes before anything is said of a room', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(8), fc.integer({ min: 1, max: 6 }), (closed, taken, seats) => {
      expect(decideRoom(null, { closed, taken, seats })).toEqual({ kind: 'sign-in' });
      expect(decideRoom('trial', { closed, taken, seats })).toEqual({ kind: 'need-true-account' });
    }),
  );
});

test('GAM-07 rooms to join come first, the fuller ones foremost, and none is lost', () => {
  const rooms = [
    room({ id: 'closed', closed: true }),
    room({ id: 'full', taken: 4 }),
    room({ id: 'empty', taken: 0 }),
    room({ id: 'nearly', taken: 3 }),
  ];
  expect(orderRooms(rooms).map(({ id }) => id)).toEqual(['nearly', 'empty', 'full', 'closed']);
  const any = fc.array(fc.record({ closed: fc.boolean(), taken: fc.nat(5), seats: fc.integer({ min: 1, max: 5 }) }));
  fc.assert(
    fc.property(any, (list) => {
      const given = list.map((more, place) => room({ ...more, id: String(place) }));
      const ordered = orderRooms(given);
      expect(ordered.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
      const ranks = ordered.map((each) => ['open', 'full', 'closed'].indexOf(roomState(each)));
      expect(ranks).toEqual([...ranks].sort());
    }),
  );
});
