import { type MeasuredEvent, type MeasureGate, mayLeave, readEvent, type SinkId } from '@baize/domain';
import type { Tracked } from '../../core/services/track.ts';
import type { SinkPort, StartSink } from './sinks/port.ts';

/** Sink of a brand with its public key. */
export interface NamedSink {
  id: SinkId;
  key: string;
}

type Load = () => Promise<{ start: StartSink }>;

const adapters: Partial<Record<SinkId, Load>> = {
  ga4: () => import('./sinks/ga4.ts'),
  gtm: () => import('./sinks/gtm.ts'),
  segment: () => import('./sinks/segment.ts'),
  posthog: () => import('./sinks/posthog.ts'),
  console: () => import('./sinks/console.ts'),
};

/** Time in ms after which a sink that has not started is dropped. */
const patience = 5_000;

interface Running {
  id: SinkId;
  /** Null while it starts. */
  port: SinkPort | null;
  waiting: MeasuredEvent[];
}

/**
 * Starts the sinks that may get anything, and returns what takes events. A sink that throws or is late is dropped; the
 * press that tracked something is over before any sink hears of it (OPS-28).
 */
export function startSinks(named: readonly NamedSink[], gate: () => MeasureGate, load: typeof adapters = adapters) {
  let running: Running[] = named.map(({ id }) => ({ id, port: null, waiting: [] }));
  const drop = (sink: Running) => {
    running = running.filter((other) => other !== sink);
  };
  for (const [index, sink] of [...running.entries()]) {
    const late = setTimeout(() => drop(sink), patience);
    const key = named[index]?.key ?? '';
    Promise.resolve(load[sink.id]?.())
      .then((adapter) => {
        if (!running.includes(sink) || !adapter) return drop(sink);
        sink.port = adapter.start({ key, visit: crypto.randomUUID() });
        flush();
      })
      .catch(() => drop(sink))
      .finally(() => clearTimeout(late));
  }
  const flush = () => {
    for (const sink of running) {
      const { port } = sink;
      if (!port) continue;
      try {
        for (const event of sink.waiting.splice(0)) if (mayLeave(sink.id, event.name, gate())) port.send(event);
      } catch {
        drop(sink);
      }
    }
  };
  addEventListener('pagehide', flush);
  return {
    take({ name, properties }: Tracked) {
      const event = readEvent(name, properties);
      if (!event) return;
      for (const sink of running) if (mayLeave(sink.id, name, gate())) sink.waiting.push(event);
      setTimeout(flush);
    },
    stop() {
      removeEventListener('pagehide', flush);
      running = [];
    },
  };
}
