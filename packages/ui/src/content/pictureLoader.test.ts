import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPicture, type PictureOrder } from './pictureLoader.ts';

class FakeImage extends EventTarget {
  dataset: Record<string, string> = {};
  complete = false;
  naturalWidth = 0;
  asked: string[] = [];
  #src: string | null = null;

  get src(): string {
    return this.#src ?? '';
  }
  set src(address: string) {
    this.#src = address;
    this.asked.push(address);
  }
  getAttribute(): string | null {
    return this.#src;
  }
  removeAttribute(): void {
    this.#src = null;
  }
  loads(): void {
    this.dispatchEvent(new Event('load'));
  }
  fails(): void {
    this.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(200);
  }
}

const observed = new Set<unknown>();

class NobodyNear {
  observe = (element: unknown) => observed.add(element);
  unobserve = (element: unknown) => observed.delete(element);
}

const follow = (order: Partial<PictureOrder>) => {
  const image = new FakeImage();
  const letGo = followPicture(image as unknown as HTMLImageElement, {
    sources: ['a'],
    priority: false,
    fallback: 'game',
    ...order,
  });
  return { image, letGo };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NobodyNear);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('LOB-15 makes three attempts in all, each with the next source, then shows its own art', () => {
  const { image } = follow({ sources: ['one', 'two'], priority: true });
  image.fails();
  image.fails();
  expect(image.asked).toEqual(['one', 'two', 'one']);
  image.fails();
  expect(image.asked).toHaveLength(4);
  expect(image.src).toMatch(/^data:image\/svg/);
  expect(image.dataset.state).toBe('failed');
  image.loads();
  expect(image.dataset.state).toBe('failed');
});

test('LOB-15 leaves the words where no art stands in', () => {
  const { image } = follow({ sources: [], fallback: 'none' });
  expect(image.dataset.state).toBe('failed');
  expect(image.getAttribute()).toBeNull();
});

test('LOB-15 waits while it is far from the screen, and is forgotten with its element', () => {
  const { image, letGo } = follow({ sources: ['far'] });
  expect(image.dataset.state).toBe('waiting');
  expect(image.asked).toEqual([]);
  expect(observed.has(image)).toBe(true);
  letGo();
  expect(observed.has(image)).toBe(false);
});

test('LOB-15 remembers the last 200 addresses it loaded, and no more', () => {
  const load = (address: string) => follow({ sources: [address], priority: true }).image.loads();
  load('kept');
  expect(follow({ sources: ['kept'] }).image.asked).toEqual(['kept']);
  for (let number = 0; number < 199; number += 1) load(`other ${number}`);
  expect(follow({ sources: ['kept'] }).image.asked).toEqual(['kept']);
  load('one more');
  expect(follow({ sources: ['kept'] }).image.dataset.state).toBe('waiting');
});
