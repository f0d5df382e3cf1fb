import type { GatewayError } from '@baize/gateway';
import { type ChangeEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useForm } from 'react-hook-form';
import { useText } from '../../core/language/useText.ts';
import { useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import type { BoundField, FieldProps } from './boundField.ts';
import { type ErrorsByField, namesOf, resolverErrors } from './errorsByField.ts';
import { hearInputs } from './hearInputs.ts';
import { draftOf } from './useFormDraft.ts';
import { useRetryWait } from './useRetryWait.ts';

/** Result of sending; undefined if reported elsewhere, as for payments. A null error is not shown by the form. */
export type SubmitResult<T> = { ok: true; value: T } | { ok: false; error: GatewayError | null } | undefined;

type FieldName<V, External extends string> = Extract<keyof V, string> | External;

export interface SubmitFormOptions<V extends FieldValues, Draft extends Partial<V>, External extends string, T> {
  defaultValues: V;
  /** Names of values that other parts hold, such as pictures being uploaded. */
  externalFields?: readonly External[];
  /** State that outlives the form, from a parent or `useFormDraft`; only its keys are kept. Never holds secrets. */
  draft?: readonly [Draft, (draft: Draft) => void];
  /** Validation rules, run on each render so that texts follow late settings and the language. */
  validate?: (values: V) => ErrorsByField<FieldName<V, NoInfer<External>>>;
  /** Fields validated as soon as they are not empty, such as an amount. */
  validateOnChange?: readonly FieldName<V, NoInfer<External>>[];
  onSubmit: (values: V) => SubmitResult<T> | Promise<SubmitResult<T>>;
  /** Field errors of a refusal; without any, the refusal becomes the form's `error`. */
  serverErrors?: (error: GatewayError) => ErrorsByField<FieldName<V, NoInfer<External>>>;
  /** Brings a field into view before it is focused, in forms with steps. */
  revealField?: (name: FieldName<V, NoInfer<External>>) => void;
  /** Field to focus after a refusal that names none. */
  focusOnError?: FieldName<V, NoInfer<External>>;
  /**
   * Values to set after a refusal, such as '' for a used code. If given, no field is props wrong until the next
   * attempt.
   */
  resetOnError?: Partial<V>;
  /** Values to set after success; other fields keep what was sent. */
  resetOnSuccess?: Partial<V>;
  toast?: string | ((value: T) => string);
  onSuccess?: (value: T) => void;
  onError?: (error: GatewayError) => void;
  wait?: number;
  /** Form id; the field `code` gets the id `<id>-code`. */
  id?: string;
}

export type SubmitForm<V extends FieldValues, External extends string = never> = ReturnType<
  typeof useSubmitForm<V, Partial<V>, External, unknown>
>;

/**
 * Manages a form's values, rules and sending over react-hook-form. Fields are judged after the first attempt, then on
 * each change; a failed attempt focuses the first wrong field, and clicks while sending are ignored. `onSubmit` reports
 * refusals through `SubmitResult` and never throws for them.
 */
export function useSubmitForm<
  V extends FieldValues,
  Draft extends Partial<V> = Partial<V>,
  External extends string = never,
  T = unknown,
>(options: SubmitFormOptions<V, Draft, External, T>) {
  type Own = Extract<keyof V, string>;
  type Name = Own | External;
  const {
    defaultValues,
    draft,
    validate,
    validateOnChange = [],
    onSubmit,
    serverErrors,
    resetOnError,
    toast,
  } = options;
  const text = useText();
  const { toasts } = useServices();
  const ownId = useId();
  const id = options.id ?? ownId;
  const [serverError, setServerError] = useState<GatewayError | null>(null);
  const [validatedFields, setValidatedFields] = useState<ReadonlySet<string>>(noNames);
  const wait = Math.max(useRetryWait(serverError), options.wait ?? 0);
  const running = useRef(false);
  // Most fields format their value, so react-hook-form gets no element to write into.
  const elements = useRef(new Map<string, HTMLElement>());

  const form = useForm<FieldValues>({
    defaultValues,
    resolver: (values) => {
      const errors = resolverErrors(validate?.(values as V) ?? {});
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    shouldFocusError: false,
  });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const values = form.watch() as V;
  const validationErrors: ErrorsByField<Name> = validate?.(values) ?? {};
  const serverFieldErrors: ErrorsByField<Name> = (serverError && serverErrors?.(serverError)) ?? {};

  const focus = (name: Name | undefined) => {
    if (!name) return;
    if (options.revealField) flushSync(() => options.revealField?.(name));
    elements.current.get(name)?.focus();
  };
  const errorOf = (name: Name): string | undefined => {
    const type = errors[name]?.type;
    const tried = isSubmitted || type === 'rule' || validatedFields.has(name);
    const judged = tried || (values[name] !== '' && validateOnChange.includes(name));
    const own = judged ? validationErrors[name] : undefined;
    return own || (type === 'server' ? serverFieldErrors[name] : undefined);
  };
  const fieldProps = (name: Name): FieldProps => ({
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
  const setValues = (more: Partial<V>) => {
    const changed = Object.entries(more);
    for (const [name, value] of changed) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || errors[name] !== undefined });
    }
    if (changed.length > 0) keep();
  };
  const reset = (more: Partial<V> = {}) => {
    setValues(more);
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setServerError(null);
    setValidatedFields(noNames);
  };

  const finish = (result: Exclude<SubmitResult<T>, undefined>) => {
    if (result.ok) {
      reset(options.resetOnSuccess);
      if (toast) toasts.show({ tone: 'positive', text: typeof toast === 'string' ? toast : toast(result.value) });
      return options.onSuccess?.(result.value);
    }
    if (resetOnError) reset(resetOnError);
    const { error } = result;
    setServerError(error);
    const named = namesOf<Name>((error && serverErrors?.(error)) ?? {});
    for (const name of named) form.setError(name, { type: 'server' });
    focus(named[0] ?? options.focusOnError);
    if (error) options.onError?.(error);
  };
  const handleSubmit = form.handleSubmit(
    async (passed) => onSubmit(passed as V),
    (wrong) => focus(Object.keys(wrong)[0] as Name),
  );
  const latest = useRef({ handleSubmit, validationErrors });
  latest.current = { handleSubmit, validationErrors };
  const hear = () => {
    hearInputs([...elements.current.values()]);
    return latest.current;
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    const heard = hear();
    setServerError(null);
    try {
      const result = await heard.handleSubmit(event);
      if (result) finish(result);
    } finally {
      running.current = false;
    }
  };

  return {
    values,
    validationErrors,
    /** Sending was attempted and the values of that attempt are still there. */
    isSubmitted,
    isSubmitting,
    /** Seconds until the form may be sent again; `SubmitButton` counts them down and is disabled meanwhile. */
    wait,
    error: serverError && namesOf(serverFieldErrors).length === 0 ? errorText(text, serverError) : undefined,
    serverError,
    errorList: [...new Set([...Object.keys(validationErrors), ...Object.keys(serverFieldErrors)])].flatMap((name) => {
      const message = errorOf(name as Name);
      return message ? [{ name: name as Name, id: `${id}-${name}`, message }] : [];
    }),
    submit: (event?: SyntheticEvent) => void submit(event),
    field: <N extends Own>(name: N): BoundField<V[N]> => ({
      ...fieldProps(name),
      name,
      value: values[name],
      onValueChange: (value) => setValues({ [name]: value } as unknown as Partial<V>),
    }),
    checkbox: (name: Own) => ({
      ...fieldProps(name),
      name,
      checked: Boolean(values[name]),
      onValueChange: (checked: boolean) => setValues({ [name]: checked } as unknown as Partial<V>),
    }),
    /** Binds a password field uncontrolled, because React would write a `value` into an attribute (FLT-022). */
    passwordField: (name: Own) => {
      const { ref, onChange, onBlur } = form.register(name);
      const props = fieldProps(name);
      return {
        ...props,
        name,
        onBlur,
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          void onChange(event);
          if (errors[name]?.type === 'server') form.clearErrors(name);
          keep();
        },
        ref: (element: HTMLInputElement | null) => {
          ref(element);
          props.ref(element);
        },
      };
    },
    externalField: (name: External) => fieldProps(name),
    errorOf,
    trigger: (name: Name) => {
      void form.trigger(name);
      focus(name);
    },
    /** Validates only these fields, for one step of a form, and focuses the first wrong one; true if all are valid. */
    validateFields: (names: readonly Name[]): boolean => {
      const heard = hear();
      setValidatedFields((before) => new Set([...before, ...names]));
      const wrong = Object.keys(resolverErrors(heard.validationErrors)).find((name) => names.includes(name as Name));
      focus(wrong as Name | undefined);
      return wrong === undefined;
    },
    focus,
    setValues,
    reset,
  };
}

const noNames: ReadonlySet<string> = new Set();
