import { expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

test('UI-01 toasts wait in the order they came and leave by name', () => {
  const toasts = createToasts();
  const first = toasts.show({ tone: 'info', text: 'one' });
  toasts.show({ tone: 'info', text: 'two' });
  toasts.dismiss(first);
  expect(toasts.read().map(({ text }) => text)).toEqual(['two']);
});

test('UI-01 a toast that already waits is not said twice', () => {
  const toasts = createToasts();
  const id = toasts.show({ tone: 'negative', text: 'Offline' });
  expect(toasts.show({ tone: 'negative', text: 'Offline' })).toBe(id);
  expect(toasts.show({ tone: 'negative', text: 'Offline', detail: 'again' })).not.toBe(id);
  expect(toasts.read()).toHaveLength(2);
});

test('UI-01 listeners of toasts hear changes only, and the list is the same between them', () => {
  const toasts = createToasts();
  const heard = vi.fn();
  const stop = toasts.subscribe(heard);
  expect(toasts.read()).toBe(toasts.read());
  toasts.dismiss(99);
  expect(heard).not.toHaveBeenCalled();
  toasts.show({ tone: 'info', text: 'one' });
  stop();
  toasts.show({ tone: 'info', text: 'two' });
  expect(heard).toHaveBeenCalledOnce();
});
