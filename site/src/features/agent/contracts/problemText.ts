import { type BoundSource, isRate, subtractAmounts, type TermsBounds } from '@baize/domain';
import type { EditedField } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import type { Translate } from '../../../core/language/useText.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import type { FieldProblem } from './termsEditing.ts';

export type NamedBounds = TermsBounds & { sourceName?: string | null };

interface ProblemOptions {
  text: Translate;
  words: TermsText;
  bounds: NamedBounds | null;
  value: string;
  use: (value: string) => void;
}

/** Explains why a value is invalid, where the limit comes from, and which value is valid. */
export function problemText(problem: FieldProblem, options: ProblemOptions): NonNullable<EditedField['error']> {
  const { text, words, use } = options;
  const { field } = problem;
  const shown = (value: string) => words.value(field, value);
  const fix = (value: string) => ({ label: text('contracts.use', { value: shown(value) }), onClick: () => use(value) });
  const names = { tier: problem.tier + 1, field: words.field(field), before: problem.tier };
  switch (problem.rule) {
    case 'bound': {
      const { limit } = problem.bound;
      const title = text(isRate(field) ? 'contracts.problem.most' : 'contracts.problem.least', {
        ...names,
        limit: shown(limit),
      });
      return { title, text: boundText(problem, options), fix: fix(limit) };
    }
    case 'falling':
      return {
        title: text('contracts.problem.falling', { ...names, least: shown(problem.least) }),
        fix: fix(problem.least),
      };
    case 'not-rising':
      return { title: text('contracts.problem.notRising', { ...names, above: shown(problem.above) }) };
    case 'required':
      return { title: text('contracts.problem.required', names) };
    case 'malformed':
      return { title: text('contracts.problem.malformed', { ...names, digits: problem.digits }) };
    case 'negative':
      return { title: text('contracts.problem.negative', names), fix: fix(problem.least) };
    case 'rate-range':
      return { title: text('contracts.problem.range', { ...names, most: shown(problem.most) }) };
  }
}

/** Names the owner of the limit and what exceeding it would cost. */
function boundText(problem: Extract<FieldProblem, { rule: 'bound' }>, options: ProblemOptions): string {
  const { text, words, bounds, value } = options;
  const { field, bound } = problem;
  const source: BoundSource = bound.source;
  if (source.kind === 'platform') return text('contracts.problem.platform');
  const values = {
    name: bounds?.sourceName ? apart(bounds.sourceName) : text('agent.platform'),
    version: source.version,
    tier: bound.tier + 1,
    limit: words.value(field, bound.limit),
  };
  if (!isRate(field)) return text('contracts.problem.asks', values);
  const over = subtractAmounts(value, bound.limit) ?? '0';
  return text('contracts.problem.pays', { ...values, value: words.value(field, value), over: words.percent(over) });
}
