import { checkUsername } from '@baize/gateway';
import { useDebounced } from '../../../core/browser/useDebounced.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

export type NameCheck =
  | { kind: 'none' | 'checking' | 'free' | 'unknown' }
  | { kind: 'taken'; suggestions: readonly string[] };

/** Debounce before the check, in ms. */
const pause = 400;

/** Checks the availability of a valid name after a debounce. Advisory only: the registration decides (REG-12). */
export function useNameCheck(typed: string, fits: boolean): NameCheck {
  const name = typed.trim();
  const rested = useDebounced(name, pause);
  const asked = fits && name !== '' && rested === name;
  const { value, error, loading } = useEndpoint(checkUsername, asked ? { username: name } : null);
  if (value) return value.free ? { kind: 'free' } : { kind: 'taken', suggestions: value.suggestions };
  if (error) return { kind: 'unknown' };
  return { kind: asked && loading ? 'checking' : 'none' };
}
