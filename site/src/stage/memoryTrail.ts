import type { Address, Trail } from '../app/address.tsx';

type Step = Omit<Address, 'by'>;

/** A history that the browser does not see: a story begins at its own address and goes where it likes. */
export function memoryTrail(first: string): Trail {
  const listeners = new Set<() => void>();
  const steps: Step[] = [read(first, '/', null, 0)];
  let at = 0;
  let made = 0;
  let address: Address = { ...(steps[0] as Step), by: 'step' };

  const go = (place: number, by: Address['by']) => {
    const step = steps[place];
    if (!step) return;
    at = place;
    address = { ...step, by };
    for (const listener of listeners) listener();
  };

  return {
    get: () => address,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return go(at + to, 'step');
      made += 1;
      const step = read(to, address.pathname + address.search, state, made);
      if (replace) steps[at] = step;
      else steps.splice(at + 1, steps.length, step);
      go(replace ? at : at + 1, replace ? 'replace' : 'push');
    },
  };
}

function read(to: string, from: string, state: unknown, count: number): Step {
  const { pathname, search, hash } = new URL(to, new URL(from, 'https://site.example'));
  return { pathname, search, hash, state, key: `step-${count}` };
}
