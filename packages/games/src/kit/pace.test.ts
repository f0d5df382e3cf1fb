import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameSetup } from '../protocol.ts';
import { onFreeKey } from './dom.ts';
import { createPace } from './pace.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pace', () => {
  const begin = (cycleMs: number, waitMs = 0) => {
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const setup = { rules: { cycleMs }, waitMs } as GameSetup;
    const pace = createPace(setup, { locale: 'en', soon: '{action} in {seconds} s' } as never);
    return {
      pace,
      at: (ms: number) => {
        now = ms;
        return pace.wait();
      },
    };
  };

  test('JUR-15 game.cycleMs: the time counts from the press, however late the answer comes', () => {
    const { pace, at } = begin(2_500);
    pace.note({ ok: true } as never, { pressed: 1_000, answered: 2_200 });
    expect([at(2_200), at(3_499), at(3_500)]).toEqual([1_300, 1, 0]);
    pace.note({ ok: true } as never, { pressed: 3_500, answered: 9_000 });
    expect(at(9_000)).toBe(0);
  });

  test('JUR-15 a refusal that names a wait is obeyed from its answer, and a page opens with the wait that is left', () => {
    const { pace, at } = begin(2_500, 1_100);
    expect([at(1_000), at(2_100)]).toEqual([1_100, 0]);
    pace.note({ ok: false, code: 'too-soon', waitMs: 800 } as never, { pressed: 2_100, answered: 2_300 });
    expect([at(2_300), at(3_100)]).toEqual([800, 0]);
    expect(pace.text('Spin', 1_250).replaceAll(/\p{Cf}/gu, '')).toBe('Spin in 1.3 s');
  });
});

describe('keys', () => {
  const page = () => {
    const listeners: ((event: object) => void)[] = [];
    const body = {};
    vi.stubGlobal('document', {
      body,
      addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    });
    const press = (key: string, more: object = {}) => {
      for (const listener of listeners)
        listener({ key, target: body, repeat: false, preventDefault: () => {}, ...more });
    };
    return press;
  };

  test('JUR-15 JUR-16 a held key plays one round, and a key for another part plays none', () => {
    const press = page();
    const act = vi.fn();
    onFreeKey(act);
    press(' ');
    for (let held = 0; held < 20; held += 1) press(' ', { repeat: true });
    expect(act).toHaveBeenCalledTimes(1);
    press('Enter');
    press('a');
    press(' ', { target: {} });
    expect(act).toHaveBeenCalledTimes(2);
  });
});
