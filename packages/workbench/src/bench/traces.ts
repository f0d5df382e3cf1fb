import type { Browser } from 'playwright';
import { type Figure, median } from './figures.ts';
import { doStep, type Step, type Twin, takeSteps } from './steps.ts';
import type { VisitOptions } from './visits.ts';

/** Trace event; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: {
    name?: string;
    elementCount?: number;
    selector_stats?: { selector_timings: SelectorTiming[] };
  };
}

interface SelectorTiming {
  selector: string;
  'elapsed (us)': number;
  match_attempts: number;
  match_count: number;
}

const kinds = ['script', 'style', 'layout', 'paint', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  V8: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  'V8.GC_MC_BACKGROUND_MARKING': 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'Decode Image': 'paint',
};

/** Steps to trace, each from its first run on a page. */
const traced = ['mount 12', 'filter 120', 'dialog 120', 'dialog again 120', 'table page 100'];

const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];
/** Category that slows down style computation, so it is traced in a separate round. */
const selectorStatistics = 'disabled-by-default-blink.debug';

export async function traceSteps(
  browser: Browser,
  { rounds, ...options }: VisitOptions & { rounds: number },
): Promise<Record<string, Figure[]>> {
  const samples = new Map<string, Record<Twin, number[]>>();
  await takeSteps(browser, { ...options, rounds }, async (step) => {
    if (!traced.includes(step.name)) return doStep(step);
    const events = await traceOf(browser, step, timeline);
    const { times, elements } = summaryOf(events);
    const values = { ...times, elements };
    for (const [kind, value] of Object.entries(values)) {
      const name = `${step.name}: ${kind === 'elements' ? 'elements styled' : kind}`;
      const both = samples.get(name) ?? { kit: [], hand: [] };
      both[step.twin].push(value);
      samples.set(name, both);
    }
  });
  const selectors = new Map<string, Map<string, SelectorTiming>>();
  await takeSteps(browser, { ...options, rounds: 1 }, async (step) => {
    if (!traced.includes(step.name) || step.twin !== 'kit') return doStep(step);
    const events = await traceOf(browser, step, [...timeline, selectorStatistics]);
    selectors.set(step.name, selectorsOf(events));
  });
  for (const [name, timings] of selectors) console.log(selectorTable(name, timings));
  return {
    'Where a step goes, our components beside the same by hand': [...samples].map(([name, both]) => ({
      name,
      unit: name.endsWith('elements styled') ? '' : 'ms',
      ours: median(both.kit),
      floor: median(both.hand),
    })),
  };
}

async function traceOf(browser: Browser, step: Step, categories: string[]): Promise<TraceEvent[]> {
  await browser.startTracing(step.page, { categories });
  await doStep(step);
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Sums self times in ms on the busiest page's main thread. */
function summaryOf(events: TraceEvent[]) {
  const times: Record<Kind, number> = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  let elements = 0;
  const spans = mainThreadOf(events);
  const open: { end: number; kind: Kind }[] = [];
  let last = 0;
  const pass = (until: number) => {
    for (let top = open.at(-1); top && top.end <= until; top = open.at(-1)) {
      times[top.kind] += Math.max(0, top.end - last) / 1000;
      last = Math.max(last, top.end);
      open.pop();
    }
    const top = open.at(-1);
    if (top) times[top.kind] += Math.max(0, until - last) / 1000;
    last = until;
  };
  for (const { name, ts, dur = 0, args } of spans) {
    pass(ts);
    open.push({ end: ts + dur, kind: kindOf[name] ?? open.at(-1)?.kind ?? 'other' });
    if (name === 'UpdateLayoutTree') elements += args.elementCount ?? 0;
  }
  pass(Number.POSITIVE_INFINITY);
  return { times, elements };
}

function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    if (event.ph !== 'X' || !mains.has(thread)) continue;
    const list = threads.get(thread);
    if (list) list.push(event);
    else threads.set(thread, [event]);
  }
  const styled = (list: TraceEvent[]) => list.filter(({ name }) => name === 'FunctionCall').length;
  const [busiest = []] = [...threads.values()].sort((a, b) => styled(b) - styled(a));
  return busiest.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

function selectorsOf(events: readonly TraceEvent[]): Map<string, SelectorTiming> {
  const sums = new Map<string, SelectorTiming>();
  for (const timing of events.flatMap(({ args }) => args.selector_stats?.selector_timings ?? [])) {
    const sum = sums.get(timing.selector);
    if (!sum) sums.set(timing.selector, { ...timing });
    else {
      sum['elapsed (us)'] += timing['elapsed (us)'];
      sum.match_attempts += timing.match_attempts;
      sum.match_count += timing.match_count;
    }
  }
  return sums;
}

function selectorTable(name: string, timings: ReadonlyMap<string, SelectorTiming>): string {
  const all = [...timings.values()].sort((a, b) => b['elapsed (us)'] - a['elapsed (us)']);
  const total = all.reduce((sum, timing) => sum + timing['elapsed (us)'], 0);
  const lines = all
    .slice(0, 10)
    .map(
      (timing) =>
        `  ${(timing['elapsed (us)'] / 1000).toFixed(2)} ms, ${timing.match_count} of ${timing.match_attempts} tries: ${timing.selector}`,
    );
  return [`\n${name}: ${(total / 1000).toFixed(1)} ms in ${all.length} selectors`, ...lines].join('\n');
}
