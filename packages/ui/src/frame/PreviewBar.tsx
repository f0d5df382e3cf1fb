'use client';

import { ChevronLeft, ChevronRight, Eye, X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { Stack } from '../layout/Stack.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import * as css from './PreviewBar.css.ts';

export interface PreviewField {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export interface PreviewFinding {
  id: string;
  title: string;
  /** Reason why it is not shown. */
  text: string;
  tone?: 'negative';
}

export interface PreviewBarWords {
  title: string;
  before: string;
  next: string;
  end: string;
  /** Button and title of the choices on a phone, and the button that closes them. */
  change: string;
  look: string;
  show: string;
  close: string;
  /** Heading of what is not shown, what stands there while all is shown, and a note below. */
  why: string;
  all: string;
  note: string;
}

export interface PreviewBarProps extends ElementAttributes<HTMLElement> {
  words: PreviewBarWords;
  /** Time that is left, in words. */
  ends: string;
  /** The last minutes. */
  urgent?: boolean;
  /** Moment looked at, as `yyyy-MM-ddTHH:mm` of the zone that its label names, and in words. */
  moment: { label: string; value: string; text: string };
  onMomentChange: (value: string) => void;
  /** To the change before or next; missing where there is none. */
  onBefore?: () => void;
  onNext?: () => void;
  fields: readonly PreviewField[];
  onFieldChange: (id: string, value: string) => void;
  outline: { label: string; pressed: boolean; onToggle: () => void };
  onEnd: () => void;
  findings: readonly PreviewFinding[];
}

/** Says what an operator's team looks at, and changes it. On top of every page, until it is ended. */
export function PreviewBar({
  words,
  ends,
  urgent,
  moment,
  onMomentChange,
  onBefore,
  onNext,
  fields,
  onFieldChange,
  outline,
  onEnd,
  findings,
  ...attributes
}: PreviewBarProps) {
  const [changing, setChanging] = useState(false);
  const said = fields.map(({ value, options }) => options.find((option) => option.value === value)?.label ?? value);
  return (
    <>
      <section {...attributes} aria-label={words.title} className={css.bar}>
        <span className={css.eye}>{icon(Eye, 20)}</span>
        <div className={css.title}>
          <span className={css.name}>
            {words.title}
            <span className={css.narrow}> · {moment.text}</span>
          </span>
          <span className={css.ends} data-urgent={urgent || undefined}>
            <span className={css.narrow}>{said.join(' · ')} · </span>
            {ends}
          </span>
        </div>
        <div className={css.fields}>
          <Step label={words.before} onPress={onBefore} pictogram={ChevronLeft} />
          <label className={css.field}>
            <span className={css.label}>{moment.label}</span>
            <input
              className={css.control}
              type="datetime-local"
              value={moment.value}
              onChange={({ target }) => target.value && onMomentChange(target.value)}
            />
          </label>
          <Step label={words.next} onPress={onNext} pictogram={ChevronRight} />
          {fields.map(({ id, label, value, options }) => (
            <label key={id} className={css.field}>
              <span className={css.label}>{label}</span>
              <select className={css.control} value={value} onChange={({ target }) => onFieldChange(id, target.value)}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <div className={css.actions}>
          <button type="button" className={css.toggle} aria-pressed={outline.pressed} onClick={outline.onToggle}>
            {outline.label}
          </button>
          <button type="button" className={css.change} onClick={() => setChanging(true)}>
            {words.change}
          </button>
          <button type="button" className={css.end} aria-label={words.end} onClick={onEnd}>
            <span className={css.wide}>{words.end}</span>
            <span className={css.narrow}>{icon(X, 20)}</span>
          </button>
        </div>
      </section>
      <aside className={css.findings} aria-label={words.why}>
        <Findings findings={findings} words={words} />
      </aside>
      <Dialog
        open={changing}
        title={words.look}
        onClose={() => setChanging(false)}
        words={{ close: words.close }}
        footer={
          <Button kind="primary" wide onClick={() => setChanging(false)}>
            {words.show}
          </Button>
        }
      >
        <Stack gap={4}>
          <TextField
            label={moment.label}
            type="datetime-local"
            value={moment.value}
            onValueChange={(value) => value && onMomentChange(value)}
          />
          <div className={css.pair}>
            <Button iconStart={ChevronLeft} flip disabled={!onBefore} onClick={onBefore}>
              {words.before}
            </Button>
            <Button iconStart={ChevronRight} flip disabled={!onNext} onClick={onNext}>
              {words.next}
            </Button>
          </div>
          {fields.map(({ id, label, value, options }) => (
            <SelectField
              key={id}
              label={label}
              value={value}
              options={options}
              onValueChange={(chosen) => onFieldChange(id, chosen)}
            />
          ))}
          <Findings findings={findings} words={words} />
        </Stack>
      </Dialog>
    </>
  );
}

function Step({ label, onPress, pictogram }: { label: string; onPress?: () => void; pictogram: typeof Eye }) {
  return (
    <button type="button" className={css.step} aria-label={label} disabled={!onPress} onClick={onPress}>
      {icon(pictogram, 18, { flip: true })}
    </button>
  );
}

function Findings({ findings, words }: Pick<PreviewBarProps, 'findings' | 'words'>): ReactNode {
  return (
    <details className={css.details} open>
      <summary className={css.summary}>
        <span>{words.why}</span>
        <span className={css.count}>{findings.length}</span>
      </summary>
      <ul className={css.list}>
        {findings.length === 0 && <li className={css.finding}>{words.all}</li>}
        {findings.map(({ id, title, text, tone }) => (
          <li key={id} className={css.finding}>
            <span className={css.name}>{title}</span>
            <span className={css.because} data-tone={tone}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{words.note}</p>
    </details>
  );
}
