import type { Sandbox } from '@baize/sandbox';
import type { RunOptions } from '../../src/conform/index.ts';

/** Seeded fault of a platform: changes a request or an answer on its way. */
export interface Fault {
  name: string;
  foundBy: string;
  /** Options of the run that differ from those of its family. */
  options?: Partial<RunOptions>;
  call: string;
  /** Path that it touches; any without one. */
  path?: string;
  ask?: (request: Request, send: Send) => Promise<Response> | undefined;
  /** Changes the parsed answer. */
  body?: (body: Body, request: Request) => unknown;
}

export type Send = (request: Request) => Promise<Response>;

/** Parts of a value that faults change. */
interface Fields {
  [name: string]: unknown;
  games?: readonly Fields[];
  list?: readonly unknown[];
}

export interface Body {
  success?: boolean;
  code?: string;
  message?: string;
  value: Fields;
}

/** Puts a fault between a run and the sandbox. */
export const withFault =
  (sandbox: Sandbox, fault: Pick<Fault, 'path' | 'ask' | 'body'> | undefined): Send =>
  async (request) => {
    const touched = fault && (!fault.path || new URL(request.url).pathname === fault.path);
    if (!touched) return sandbox.fetch(request);
    const own = await fault.ask?.(request, (one) => sandbox.fetch(one));
    const answer = own ?? (await sandbox.fetch(request));
    if (!fault.body) return answer;
    const body = (await answer.clone().json()) as Body;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(fault.body(body, request)), { status: answer.status, headers });
  };
