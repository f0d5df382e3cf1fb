import type { ErrorHandler, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { json, Refusal, refused } from './refusal.ts';

/** For what people and journeys send besides the calls of the contract. */
export const shortBody = 64 * 1024;

/** A longer body is cut off while it is read, and refused. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => refused(new Refusal('too-large', { status: 413, message: 'the body is too long' })),
  });

/** A known address that is asked in a way it does not know answers 405 with those that it does. */
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

/** Whether a body is said to be of exactly this media type, whatever its parameters. */
export const isOfType = (request: Request, type: string): boolean =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

/** Puts headers on every answer that does not bring its own. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // A broken connection has no headers. Asking this first makes the answer whole, so that its headers are those that are sent.
    if (context.res.type === 'error') return;
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
