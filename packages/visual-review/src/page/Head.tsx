import { ChevronDown, Copy } from 'lucide';
import type { ReportData } from '../reportData.ts';
import { pullRequestComment } from './comment.ts';
import { Icon } from './icons.tsx';
import { type Filters, sizes } from './selection.ts';
import { duration } from './text.ts';

interface HeadProps {
  data: ReportData;
  filters: Filters;
  onFiltersChange: (filters: Filters) => void;
  onCopyComment: (text: string) => void;
}

export function Head({ data, filters, onFiltersChange, onCopyComment }: HeadProps) {
  const { findings, modes, base } = data;
  const used = new Set(findings.map(({ mode }) => mode));
  const shown = Object.entries(modes).filter(([id]) => used.has(id));
  const brands = [...new Set(shown.map(([, { brand }]) => brand))];
  const accepted = findings.filter(({ isAccepted }) => isAccepted).length;
  return (
    <header className="head">
      <span className="mark" />
      <h1>Visual changes</h1>
      <p className="counts">
        <strong>
          {findings.length.toLocaleString('en')} of {data.pictures.toLocaleString('en')} pictures changed
        </strong>{' '}
        <span>
          {[...(base ? [`against ${base.name}`] : []), ...(data.seconds > 0 ? [duration(data.seconds)] : [])].join(
            ', ',
          )}
        </span>
      </p>
      <div className="tools">
        {findings.length > 0 && (
          <>
            <Choice
              name="Brand"
              value={filters.brand}
              choices={brands.map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1)])}
              onChange={(brand) => onFiltersChange({ ...filters, brand })}
            />
            <Choice
              name="Mode"
              value={filters.mode}
              choices={shown.map(([id, { name }]) => [id, name])}
              onChange={(mode) => onFiltersChange({ ...filters, mode })}
            />
            <Choice
              name="Size of change"
              value={filters.size}
              choices={Object.entries(sizes).map(([id, { label }]) => [id, label])}
              onChange={(size) => onFiltersChange({ ...filters, size: size as Filters['size'] })}
            />
            <span className="chip">{accepted.toLocaleString('en')} accepted</span>
          </>
        )}
        <button type="button" className="button" onClick={() => onCopyComment(pullRequestComment(data))}>
          <Icon node={Copy} />
          Comment for the pull request
        </button>
      </div>
    </header>
  );
}

interface ChoiceProps {
  name: string;
  value: string | null;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string | null) => void;
}

function Choice({ name, value, choices, onChange }: ChoiceProps) {
  return (
    <span className="choice">
      <select aria-label={name} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{name}: all</option>
        {choices.map(([id, label]) => (
          <option key={id} value={id}>
            {name}: {label}
          </option>
        ))}
      </select>
      <Icon node={ChevronDown} />
    </span>
  );
}
