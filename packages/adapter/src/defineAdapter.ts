import type { Adapter, Operations } from './types.ts';

/**
 * Declares an adapter. The compiler refuses an unknown call, a wrong or missing field, and a money call without an entry
 * in `money`.
 * @__NO_SIDE_EFFECTS__
 */
export function defineAdapter<Config, const O extends Operations<Config>>(
  adapter: Adapter<Config, O>,
): Adapter<Config, O> {
  return adapter;
}
