import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';

type Colour = readonly [number, number, number];

const cream: Colour = [246, 244, 239];
const ink: Colour = [19, 26, 22];
const gold: Colour = [203, 163, 72];

interface Rectangle {
  colour: Colour;
  x: number;
  y: number;
  width: number;
  height: number;
}

function picture(width: number, height: number, ground: Colour, rectangles: readonly Rectangle[] = []): Buffer {
  const png = new PNG({ width, height });
  const fill = ({ colour, x, y, width: across, height: down }: Rectangle) => {
    for (let row = y; row < y + down; row++)
      for (let column = x; column < x + across; column++) png.data.set([...colour, 255], (row * width + column) * 4);
  };
  for (const rectangle of [{ colour: ground, x: 0, y: 0, width, height }, ...rectangles]) fill(rectangle);
  return PNG.sync.write(png);
}

const icon = (colour: Colour): Rectangle => ({ colour, x: 1200, y: 37, width: 28, height: 28 });

describe('what people would see is a difference', () => {
  test.each<[string, Colour, Colour]>([
    ['a canvas that turns grey', cream, [217, 217, 217]],
    ['a canvas that turns white', cream, [255, 255, 255]],
    ['a canvas one step darker', cream, [228, 227, 221]],
    ['a gold that pales', gold, [219, 189, 122]],
    ['an ink that pales', ink, [39, 39, 39]],
    ['a red that dulls', [171, 33, 44], [160, 58, 58]],
    ['a violet that shifts', [91, 69, 245], [74, 63, 224]],
  ])('%s', (_, from, to) => {
    expect(compare(picture(400, 200, from), picture(400, 200, to))?.pixels).toBe(400 * 200);
  });

  test('an icon of 28 px that is gone from a whole page', () => {
    const found = compare(picture(1440, 1400, cream, [icon(ink)]), picture(1440, 1400, cream));
    expect(found).toMatchObject({ pixels: 28 * 28, box: { x: 1200, y: 37, width: 28, height: 28 } });
    expect(found?.colours[0]).toEqual({ from: '#131a16', to: '#f6f4ef', pixels: 28 * 28 });
  });

  test('an icon that changes its colour', () => {
    expect(
      compare(picture(1440, 1400, cream, [icon(ink)]), picture(1440, 1400, cream, [icon([90, 96, 90])])),
    ).not.toBeNull();
  });

  test('another size, with what differs where both have something', () => {
    const found = compare(picture(100, 80, cream), picture(100, 90, cream));
    expect(found).toMatchObject({ pixels: 0, box: null, size: { before: [100, 80], after: [100, 90] } });
  });
});

describe('what people would not see is none', () => {
  test('the same pixels in other bytes', () => {
    expect(
      compare(picture(100, 80, cream), PNG.sync.write(PNG.sync.read(picture(100, 80, cream)), { deflateLevel: 1 })),
    ).toBeNull();
  });

  test('a colour that is off by two of 255, unless it has to be exact', () => {
    const [one, other] = [picture(100, 80, cream), picture(100, 80, [244, 242, 237])];
    expect(compare(one, other)).toBeNull();
    expect(compare(one, other, { exact: true })?.pixels).toBe(100 * 80);
  });

  test('a few pixels of the edge of a letter', () => {
    const edge: Rectangle = { colour: ink, x: 20, y: 20, width: 2, height: 4 };
    expect(compare(picture(100, 80, cream), picture(100, 80, cream, [edge]))).toBeNull();
  });
});
