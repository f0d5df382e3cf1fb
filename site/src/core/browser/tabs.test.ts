import { afterEach, expect, test, vi } from 'vitest';
import { canEncrypt } from './canEncrypt.ts';
import { openTabs } from './tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('FLT-135 FLT-099 tabs talk by storage where the channel throws when it is opened', async () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem, removeItem: () => undefined });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        denied();
      }
    },
  );
  const tabs = openTabs('it');
  expect(tabs.unwritten).toBeUndefined();
  tabs.say('hello');
  await vi.waitFor(() => expect(setItem).toHaveBeenCalledWith('it', expect.stringContaining('hello')));
});

test.each([
  ['works', crypto, true],
  ['has no seal', { getRandomValues: () => undefined }, false],
  ['throws', { getRandomValues: denied, subtle: {} }, false],
])('FLT-135 cryptography that %s', (_, stub, works) => {
  vi.stubGlobal('crypto', stub);
  expect(canEncrypt()).toBe(works);
});
