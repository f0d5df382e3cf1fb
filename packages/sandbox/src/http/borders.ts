import type { ErrorHandler, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { json, Refusal, refused } from './refusal.ts';

/** Longest body in bytes of requests outside the contract. */
export const shortBody = 64 * 1024;

export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => refused(new Refusal('too-large', { status: 413, message: 'the body is too long' })),
  });

/** Answers 405 with the allowed methods when a known path is called with another. */
export const refuseMethods = (app: Hono): MiddlewareHandler =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (_, methods) =>
      json(
        405,
        { success: false, value: null, message: 'not by this method', code: 'invalid-request' },
        { allow: methods.join(', ') },
      ),
  });

export const refusedOrBroken: ErrorHandler = (error) => {
  if (error instanceof Refusal) return refused(error);
  console.error('sandbox:', error);
  return refused(new Refusal('server', { status: 500 }));
};

/** Reports whether the request declares exactly this media type, ignoring parameters. */
export const isOfType = (request: Request, type: string): boolean =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

export const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // Error responses have no headers. Reading `res` also finalises the response, so the headers set here are sent.
    if (context.res.type === 'error') return;
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
