import type { Report } from '@baize/domain';

/**
 * Writes a report as an envelope of Sentry's ingestion, for the project of a DSN: `https://<key>@<host>/<project>`.
 * `id` is a UUID.
 */
export function sentryEnvelope(dsn: string, report: Report, id: string): { to: string; body: string } {
  const { username, origin, pathname } = new URL(dsn);
  const [, before = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const { kind, reference, name, message, stack, where, page, release, brand, language } = report;
  const event = {
    event_id: id.replaceAll('-', ''),
    platform: 'javascript',
    level: kind === 'uncaught' ? 'fatal' : 'error',
    release,
    transaction: page,
    tags: { kind, reference, brand, language, where },
    exception: {
      values: [{ type: name, value: message || (where ?? kind), stacktrace: { frames: stack.map(frameOf).reverse() } }],
    },
  };
  const lines = [{ event_id: event.event_id }, { type: 'event' }, event];
  return {
    to: `${origin}${before}/api/${project}/envelope/?${new URLSearchParams({ sentry_key: username, sentry_version: '7' })}`,
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  };
}

function frameOf(place: string) {
  const [file = '', line, column] = place.split(':');
  return { filename: `~/${file}`, lineno: Number(line), colno: Number(column), in_app: true };
}
