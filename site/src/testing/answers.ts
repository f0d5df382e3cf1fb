import type { Endpoint } from '@baize/gateway';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** Overrides one call of the platform for the rest of the story, or for its next try: `msw.use(failing(sendFeedback))`. */
export function failing(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { status = 500, once = false }: { status?: number; once?: boolean } = {},
): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[verb](path, () => new HttpResponse(null, { status }), { once });
}
