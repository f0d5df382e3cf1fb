import type { Hono } from 'hono';
import { json } from '../http/refusal.ts';

/** Stands in for the operator's own address for reports of failures and for web vitals. */
export const reportsPath = '/sandbox/reports';

const most = 100;

/** Keeps what pages reported, the newest first, and answers it at `/sandbox/api/reports`. */
export function serveReports(app: Hono): void {
  const kept: unknown[] = [];
  app.post(reportsPath, async ({ req, body }) => {
    try {
      kept.unshift(JSON.parse(await req.text()));
    } catch {
      return body(null, 400);
    }
    kept.splice(most);
    return body(null, 204);
  });
  app.get('/sandbox/api/reports', () => json(200, kept));
}
