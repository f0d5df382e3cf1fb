import { expect, test } from 'vitest';
import { cropOf, startOf } from './crop.ts';

const frame = { width: 360, height: 280 };

test('a change in the middle of a large picture stands in the middle of the frame, as large as it is', () => {
  expect(cropOf([1440, 900], { x: 700, y: 400, width: 40, height: 20 }, frame)).toEqual({ scale: 1, x: -540, y: -270 });
});

test('at an edge of the picture the frame stays full', () => {
  expect(cropOf([1440, 900], { x: 0, y: 880, width: 40, height: 20 }, frame)).toEqual({ scale: 1, x: 0, y: -620 });
});

test('a small picture is never scaled up, and stands in the middle', () => {
  expect(cropOf([100, 80], { x: 0, y: 0, width: 10, height: 10 }, frame)).toEqual({ scale: 1, x: 130, y: 100 });
});

test('a change larger than the frame is scaled down until it is seen whole', () => {
  const { scale, x } = cropOf([1440, 900], { x: 0, y: 0, width: 1440, height: 100 }, frame);
  expect(scale).toBe(0.25);
  expect(x).toBe(0);
});

test('the edge starts on the change, and where it can be taken', () => {
  const box = { x: 20, y: 0, width: 100, height: 10 };
  expect(startOf({ scale: 0.5, x: 10, y: 0 }, box, frame)).toBe(45);
  expect(startOf({ scale: 1, x: -70, y: 0 }, box, frame)).toBe(16);
  expect(startOf({ scale: 1, x: 400, y: 0 }, box, frame)).toBe(344);
  expect(startOf({ scale: 1, x: 0, y: 0 }, null, frame)).toBe(180);
});
