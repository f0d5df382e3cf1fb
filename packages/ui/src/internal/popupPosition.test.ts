import { describe, expect, test } from 'vitest';
import { type PopupPlacement, popupPosition } from './popupPosition.ts';

const screen = { width: 390, height: 844 };
const popup = { width: 200, height: 300 };
const box = { left: 60, top: 100, width: 40, height: 40 };
const place = (at: Partial<typeof box>, size = popup, hanging: Omit<PopupPlacement, 'gap'> = {}) =>
  popupPosition({ ...box, ...at }, size, screen, { gap: 4, ...hanging });

describe('UI-01 a popup hangs from its box', () => {
  test.each<[Omit<PopupPlacement, 'gap'>, number, number]>([
    [{}, 60, 60],
    [{ rtl: true }, 300, 140],
    [{ align: 'end' }, 300, 140],
    [{ align: 'end', rtl: true }, 60, 60],
    [{ align: 'center' }, 180, 100],
  ])('%j from %d begins at %d px', (hanging, from, left) => {
    expect(place({ left: from }, popup, hanging)).toEqual({ left, top: 144, room: 692 });
  });

  test.each<[Omit<PopupPlacement, 'gap'>, number, number]>([
    [{}, 300, 140],
    [{ align: 'end' }, 60, 60],
    [{ align: 'center' }, 340, 182],
    [{ align: 'center' }, 10, 8],
  ])('%j from %d is kept on the screen at %d px', (hanging, from, left) => {
    expect(place({ left: from }, popup, hanging).left).toBe(left);
  });

  test('what fits from neither edge stays inside', () => {
    expect(place({ left: 150 }, { width: 300, height: 300 }).left).toBe(82);
    expect(place({}, { width: 500, height: 300 }).left).toBe(8);
  });

  const wide = { width: 1200, height: 844 };
  const card = { left: 20, top: 40, width: 400, height: 600 };
  test.each<[Partial<PopupPlacement>, Partial<typeof card>, number, number]>([
    [{}, {}, 424, 8],
    [{}, { left: 900, width: 200 }, 60, 144],
    [{ rtl: true }, { left: 500 }, 296, 8],
    [{ rtl: true }, {}, 60, 144],
  ])('%j beside a card at %j begins at %d, %d px', (hanging, at, left, top) => {
    const beside = { ...card, ...at };
    expect(popupPosition(box, popup, wide, { gap: 4, beside, ...hanging })).toMatchObject({ left, top });
  });

  test('it turns up where only that side has the room', () => {
    expect(place({ top: 700 })).toEqual({ left: 60, top: 396, room: 688 });
  });

  test('with too little room on both sides it takes the larger and says how much that is', () => {
    const tall = { width: 200, height: 800 };
    expect(place({ top: 300 }, tall)).toEqual({ left: 60, top: 344, room: 492 });
    expect(place({ top: 600 }, tall)).toEqual({ left: 60, top: 8, room: 588 });
  });
});
