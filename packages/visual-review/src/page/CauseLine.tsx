import { Braces, CircleQuestionMark, FileCodeCorner, MoveRight, Palette } from 'lucide';
import type { ReportCause, ReportData, TokenDetail } from '../reportData.ts';
import type { ContrastChange } from '../tokenChanges.ts';
import { Icon } from './icons.tsx';
import type { Step } from './selection.ts';
import { differenceInWords, shownValue } from './text.ts';

const icons = { token: Palette, sheet: FileCodeCorner, script: Braces, unknown: CircleQuestionMark };

export function CauseLine({ cause, step, data }: { cause: ReportCause; step: Step; data: ReportData }) {
  const changes = changesSeen(cause, step, data);
  const [first, ...others] = changes;
  const contrast = weakest(changes);
  const since = data.base ? ` since ${data.base.name}` : '';
  return (
    <div className="panel cause-line">
      <span className="badge">
        <Icon node={icons[cause.kind]} />
      </span>
      {cause.kind === 'unknown' ? (
        <span>{cause.id === 'new' ? 'These pictures are new' : `No file that this story imports changed${since}`}</span>
      ) : (
        <strong className={cause.kind === 'token' ? 'code' : undefined}>{cause.title}</strong>
      )}
      {cause.kind === 'token'
        ? first && <Change change={first} />
        : cause.kind !== 'unknown' && <span className="code">{cause.what}</span>}
      {others.map((change) => (
        <OtherChange key={`${change.brand} ${change.theme}`} change={change} />
      ))}
      {contrast && (
        <span className="fact">
          <span className="code">{contrast.partner}</span> {contrast.before.toFixed(2)} →{' '}
          <strong data-weak={contrast.after < contrast.needed || undefined}>{contrast.after.toFixed(2)}</strong>, needs{' '}
          {contrast.needed}
          {contrast.after < contrast.needed && <span>: too weak</span>}
        </span>
      )}
      <span className="code source">{first?.source ?? cause.source}</span>
    </div>
  );
}

function Change({ change: { from, to, deltaE } }: { change: TokenDetail }) {
  return (
    <>
      <span className="change">
        {deltaE !== null && <span className="swatch" style={{ background: from }} />}
        <span className="code">{shownValue(from)}</span>
        <Icon node={MoveRight} />
        {deltaE !== null && <span className="swatch" style={{ background: to }} />}
        <span className="code">{shownValue(to)}</span>
      </span>
      {deltaE !== null && (
        <span className="fact">
          ΔE {deltaE.toFixed(1)}, {differenceInWords(deltaE)}
        </span>
      )}
    </>
  );
}

function OtherChange({ change: { brand, theme, from, to, deltaE } }: { change: TokenDetail }) {
  return (
    <span className="fact change" title={`${shownValue(from)} → ${shownValue(to)}`}>
      {brand}, {theme}
      {deltaE !== null && (
        <>
          <span className="swatch" style={{ background: from }} />
          <Icon node={MoveRight} />
          <span className="swatch" style={{ background: to }} />
          ΔE {deltaE.toFixed(1)}
        </>
      )}
    </span>
  );
}

function weakest(changes: readonly TokenDetail[]): ContrastChange | undefined {
  const known = changes.flatMap(({ contrast }) => contrast ?? []);
  return known.sort((a, b) => a.after / a.needed - b.after / b.needed)[0];
}

function changesSeen({ tokens }: ReportCause, { findings }: Step, { modes }: ReportData): TokenDetail[] {
  const looks = new Set(findings.map(({ mode }) => `${modes[mode]?.brand} ${modes[mode]?.theme}`));
  const seen = tokens.filter(({ brand, theme }) => looks.has(`${brand} ${theme}`));
  return [...new Map(seen.map((change) => [`${change.from} ${change.to}`, change])).values()];
}
