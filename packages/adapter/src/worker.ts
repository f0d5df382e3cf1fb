import { createHost, type HostOptions } from './host.ts';
import type { Host } from './hosting.ts';
import type { Environment } from './start.ts';
import type { AnyAdapter } from './types.ts';

export interface WorkerOptions extends Omit<HostOptions, 'env'> {
  /** Address of the visitor, from the header in which the runtime names it. */
  address?: (request: Request) => string | null;
}

/** Makes the default export of a worker: `{ fetch(request, env) }`. A worker needs a shared store. */
export function workerOf(
  adapter: AnyAdapter,
  options: (env: Environment) => WorkerOptions = () => ({}),
): { fetch(request: Request, env: Environment): Promise<Response> } {
  let host: Promise<Host> | undefined;
  return {
    fetch: async (request, env) => {
      const { address, ...others } = options(env);
      host ??= createHost(adapter, { env, ...others });
      return (await host).fetch(request, { address: address?.(request) ?? null });
    },
  };
}
