import * as v from 'valibot';
import { adapterProblems, sealedCalls } from './calls.ts';
import type { Store } from './store.ts';
import type { AnyAdapter } from './types.ts';

export type Environment = Readonly<Record<string, unknown>>;

/** Reasons why a host does not start, all at once. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
  readonly problems: readonly string[];

  constructor(id: string, problems: readonly string[]) {
    super(`The adapter ${id} cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the adapter's own settings from the environment; `problems` names those that are missing or wrong. */
export function readSettings(adapter: AnyAdapter, env: Environment): { config: unknown; problems: string[] } {
  const { output, issues = [] } = v.safeParse(adapter.config, env);
  const problems = issues.map(({ path, message }) => {
    const name = String(path?.[0]?.key ?? 'config');
    return env[name] === undefined ? `${name} is not set.` : `${name}: ${message}.`;
  });
  return { config: issues.length > 0 ? null : output, problems };
}

/** Reads the adapter's settings from the environment. Throws `CannotStart` with everything that is missing or wrong. */
export function readConfig(adapter: AnyAdapter, env: Environment, store: Store): unknown {
  const problems = adapterProblems(adapter);
  const settings = readSettings(adapter, env);
  problems.push(...settings.problems);
  if (settings.problems.length === 0) {
    const origins = adapter.origins(settings.config);
    if (origins.length === 0) problems.push('origins: name at least one origin of the platform.');
    for (const origin of origins)
      if (!URL.canParse(origin)) problems.push(`origins: one of them is no address, such as https://api.example.`);
  }
  const [sealed] = sealedCalls(adapter);
  if (sealed && !env.BAIZE_SEAL_KEY)
    problems.push(`BAIZE_SEAL_KEY is not set: ${sealed} and others arrive sealed, and it opens them.`);
  if (Number(env.WORKERS ?? 1) > 1 && !store.shared)
    problems.push('WORKERS is above 1, and the store in memory serves one process: give the host a shared store.');
  if (problems.length > 0) throw new CannotStart(adapter.id, problems);
  return settings.config;
}
