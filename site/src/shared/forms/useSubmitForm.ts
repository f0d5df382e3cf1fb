import type { GatewayError } from '@baize/gateway';
import { type ChangeEvent, type RefCallback, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useForm } from 'react-hook-form';
import { useText } from '../../core/language/useText.ts';
import { useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import { errorsOf, namesOf, type Problems } from './problems.ts';
import { draftOf } from './useLeftForm.ts';
import { useRetryWait } from './useRetryWait.ts';

/** How sending ended; undefined where that is told elsewhere, as it is of money. The error is null where the form does not show it. */
export type Sent<T> = { ok: true; value: T } | { ok: false; error: GatewayError | null } | undefined;

type FieldName<V, Elsewhere extends string> = Extract<keyof V, string> | Elsewhere;

export interface SubmitFormOptions<V extends FieldValues, Kept extends Partial<V>, Elsewhere extends string, T> {
  /** What stands in the fields at first. */
  defaults: V;
  /** Names of fields whose value is held elsewhere, such as pictures on their way. */
  elsewhere?: readonly Elsewhere[];
  /** Where values outlive the form: the state of a parent, or `useLeftForm`, which never holds a secret. Its keys alone are kept. */
  draft?: readonly [Kept, (kept: Kept) => void];
  /** The rules, which may also read what is held elsewhere. Called with each render, so their words follow late settings and the language. */
  check?: (values: V) => Problems<FieldName<V, NoInfer<Elsewhere>>>;
  /** Fields that are judged as soon as anything stands in them, such as a sum. */
  judgedAtOnce?: readonly FieldName<V, NoInfer<Elsewhere>>[];
  /** Called with values that pass, once for each press. */
  send: (values: V) => Sent<T> | Promise<Sent<T>>;
  /** What a refusal says of single fields; one that says nothing of them is the form's `error`. */
  refused?: (error: GatewayError) => Problems<FieldName<V, NoInfer<Elsewhere>>>;
  /** Brings a field onto the page before it gets the focus, where a form shows its fields in steps. */
  reveal?: (name: FieldName<V, NoInfer<Elsewhere>>) => void;
  /** Gets the focus when a refusal names no field. */
  focusWhenRefused?: FieldName<V, NoInfer<Elsewhere>>;
  /** What a refusal puts into the fields, such as '' for a spent code. Where it is given, nothing is called wrong until the next try. */
  valuesWhenRefused?: Partial<V>;
  /** What stands in the fields once it is done; the others stay as they were sent. */
  valuesWhenDone?: Partial<V>;
  /** Said in a toast once it is done. */
  toast?: string | ((value: T) => string);
  onDone?: (value: T) => void;
  onRefused?: (error: GatewayError) => void;
  /** Seconds to wait that are known elsewhere. */
  wait?: number;
  /** Of the form: the field `code` has the id `<id>-code`. */
  id?: string;
}

/** What the fields of `@baize/ui` take. */
export interface FieldMark {
  id: string;
  error: string | undefined;
  ref: RefCallback<HTMLElement>;
}

export interface BoundField<Value> extends FieldMark {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
}

export type SubmitForm<V extends FieldValues, Elsewhere extends string = never> = ReturnType<
  typeof useSubmitForm<V, Partial<V>, Elsewhere, unknown>
>;

/**
 * A form: values, rules and sending, over react-hook-form. Nothing is wrong before sending was tried; from then on each field is judged as
 * it changes. A press that fails the rules focuses the first wrong field; presses while sending are ignored. What the platform says of
 * a field stands under it until the field changes. `send` never throws for what the platform answers: it tells by `Sent`.
 */
export function useSubmitForm<
  V extends FieldValues,
  Kept extends Partial<V> = Partial<V>,
  Elsewhere extends string = never,
  T = unknown,
>(options: SubmitFormOptions<V, Kept, Elsewhere, T>) {
  type Own = Extract<keyof V, string>;
  type Name = Own | Elsewhere;
  const { defaults, draft, check, judgedAtOnce = [], send, refused, valuesWhenRefused, toast } = options;
  const text = useText();
  const { toasts } = useServices();
  const ownId = useId();
  const id = options.id ?? ownId;
  const [refusal, setRefusal] = useState<GatewayError | null>(null);
  /** Fields that were tried by themselves. */
  const [triedAlone, setTriedAlone] = useState<ReadonlySet<string>>(noNames);
  const wait = Math.max(useRetryWait(refusal), options.wait ?? 0);
  const running = useRef(false);
  // Most fields format their value, so react-hook-form gets no element to write into.
  const elements = useRef(new Map<string, HTMLElement>());

  const form = useForm<FieldValues>({
    defaultValues: defaults,
    resolver: (values) => {
      const errors = errorsOf(check?.(values as V) ?? {});
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const values = form.watch() as V;
  const problems: Problems<Name> = check?.(values) ?? {};
  const refusals: Problems<Name> = (refusal && refused?.(refusal)) ?? {};

  const focus = (name: Name | undefined) => {
    if (!name) return;
    if (options.reveal) flushSync(() => options.reveal?.(name));
    elements.current.get(name)?.focus();
  };
  const errorOf = (name: Name): string | undefined => {
    const type = errors[name]?.type;
    const tried = isSubmitted || type === 'rule' || triedAlone.has(name);
    const judged = tried || (values[name] !== '' && judgedAtOnce.includes(name));
    const own = judged ? problems[name] : undefined;
    return own || (type === 'refused' ? refusals[name] : undefined);
  };
  const mark = (name: Name): FieldMark => ({
    id: `${id}-${name}`,
    error: errorOf(name),
    ref: (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
  });

  const keep = () => {
    if (draft) draft[1](draftOf(draft[0], form.getValues()));
  };
  const set = (more: Partial<V>) => {
    const changed = Object.entries(more);
    for (const [name, value] of changed) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || errors[name] !== undefined });
    }
    if (changed.length > 0) keep();
  };
  /** Takes other values, if any are given, and forgets that sending was tried. */
  const reset = (more: Partial<V> = {}) => {
    set(more);
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setRefusal(null);
    setTriedAlone(noNames);
  };

  const end = (sent: Exclude<Sent<T>, undefined>) => {
    if (sent.ok) {
      reset(options.valuesWhenDone);
      if (toast) toasts.show({ tone: 'positive', text: typeof toast === 'string' ? toast : toast(sent.value) });
      return options.onDone?.(sent.value);
    }
    if (valuesWhenRefused) reset(valuesWhenRefused);
    const { error } = sent;
    setRefusal(error);
    const named = namesOf<Name>((error && refused?.(error)) ?? {});
    for (const name of named) form.setError(name, { type: 'refused' });
    focus(named[0] ?? options.focusWhenRefused);
    if (error) options.onRefused?.(error);
  };
  const press = form.handleSubmit(
    async (passed) => send(passed as V),
    (wrong) => focus(Object.keys(wrong)[0] as Name),
  );
  const run = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setRefusal(null);
    try {
      const sent = await press(event);
      if (sent) end(sent);
    } finally {
      running.current = false;
    }
  };

  return {
    values,
    /** All that is wrong now, whether it is said yet or not. */
    problems,
    /** Sending was tried, and the values of that try are still there. */
    tried: isSubmitted,
    busy: isSubmitting,
    /** Seconds until it may be sent again: `SubmitButton` counts them down, and takes no press meanwhile. */
    wait,
    /** What the platform said of the whole form. */
    error: refusal && namesOf(refusals).length === 0 ? errorText(text, refusal) : undefined,
    refusal,
    /** What is said of the fields, for a list above them. */
    listed: [...new Set([...Object.keys(problems), ...Object.keys(refusals)])].flatMap((name) => {
      const message = errorOf(name as Name);
      return message ? [{ name: name as Name, id: `${id}-${name}`, message }] : [];
    }),
    /** Of the form element. */
    submit: (event?: SyntheticEvent) => void run(event),
    field: <N extends Own>(name: N): BoundField<V[N]> => ({
      ...mark(name),
      name,
      value: values[name],
      onValueChange: (value) => set({ [name]: value } as unknown as Partial<V>),
    }),
    checkbox: (name: Own) => ({
      ...mark(name),
      name,
      checked: Boolean(values[name]),
      onValueChange: (checked: boolean) => set({ [name]: checked } as unknown as Partial<V>),
    }),
    /** Of a password: it is typed into the element alone, as React would write a `value` into an attribute (FLT-022). */
    secret: (name: Own) => {
      const { ref, onChange, onBlur } = form.register(name);
      const marked = mark(name);
      return {
        ...marked,
        name,
        onBlur,
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          void onChange(event);
          if (errors[name]?.type === 'refused') form.clearErrors(name);
          keep();
        },
        ref: (element: HTMLInputElement | null) => {
          ref(element);
          marked.ref(element);
        },
      };
    },
    /** Of a field whose value is held elsewhere. */
    elsewhere: (name: Elsewhere) => mark(name),
    errorOf,
    /** Says what is wrong with one field alone, and leads to it. */
    demand: (name: Name) => {
      void form.trigger(name);
      focus(name);
    },
    /** Judges these fields alone, as a step of a longer form does, and leads to the first wrong one. True when there is none. */
    tryFields: (names: readonly Name[]): boolean => {
      setTriedAlone((before) => new Set([...before, ...names]));
      const wrong = Object.keys(errorsOf(problems)).find((name) => names.includes(name as Name));
      focus(wrong as Name | undefined);
      return wrong === undefined;
    },
    focus,
    set,
    reset,
  };
}

const noNames: ReadonlySet<string> = new Set();
