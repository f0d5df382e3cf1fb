import { Refusal } from '@baize/tooling/refusal';
import type { Tier } from '../tally.ts';

export type StepName = 'check' | 'unit' | 'stories' | 'journeys' | 'engines';
const stepNames: readonly string[] = ['check', 'unit', 'stories', 'journeys', 'engines'] satisfies StepName[];

export interface TestArguments {
  step: StepName | null;
  rest: readonly string[];
  tier: Tier;
  shard: string | null;
  /** Folder with the results of all shards. */
  merge: string | null;
}

/** Parses the arguments of npm test. Throws a Refusal on invalid ones. */
export function readArguments(all: readonly string[]): TestArguments {
  const args = all.filter((argument) => argument !== '--');
  const shard = take(args, '--shard');
  const merge = take(args, '--merge');
  const deep = args.includes('--deep');
  const everything = args.includes('--all');
  const [step, ...rest] = args.filter((argument) => argument !== '--deep' && argument !== '--all');
  if (shard !== null && !isShard(shard)) throw new Refusal('--shard takes a part of a whole, such as 1/4.');
  if (step && !stepNames.includes(step))
    throw new Refusal(`There is no step "${step}": the steps are ${stepNames.join(', ')}.`);
  const tier = deep ? 'deep' : everything || (rest.length > 0 && process.env.BAIZE_TIER !== 'quick') ? 'full' : 'quick';
  return { step: (step as StepName | undefined) ?? null, rest, tier, shard, merge };
}

function take(args: string[], name: string): string | null {
  const place = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
  if (place < 0) return null;
  const [option = '', next] = args.slice(place, place + 2);
  const isJoined = option.includes('=');
  args.splice(place, isJoined ? 1 : 2);
  const value = isJoined ? option.slice(name.length + 1) : next;
  if (!value) throw new Refusal(`${name} takes a value.`);
  return value;
}

function isShard(text: string): boolean {
  const [part, parts] = text.split('/').map(Number);
  return /^\d+\/\d+$/.test(text) && Number(part) >= 1 && Number(part) <= Number(parts);
}
