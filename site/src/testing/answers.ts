import type { Endpoint } from '@baize/gateway';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** Makes one endpoint fail for the rest of the story, or once: `msw.use(failing(sendFeedback))`. */
export function failing(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { status = 500, once = false }: { status?: number; once?: boolean } = {},
): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[verb](path, () => new HttpResponse(null, { status }), { once });
}

/** Answers one endpoint with a value in the platform's form for the rest of the story. */
export function answering({ method, path }: Pick<Endpoint, 'method' | 'path'>, value: object): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[verb](path, () => HttpResponse.json({ success: true, value }));
}
