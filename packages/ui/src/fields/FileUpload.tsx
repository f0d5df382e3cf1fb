'use client';

import { Upload } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fieldLabel, fieldMark } from '../internal/Field.css.ts';
import { type CommonFieldProps, FieldMessage, joinIds } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { FileItem, type FileItemWords, type UploadFile } from './FileItem.tsx';
import * as css from './FileUpload.css.ts';
import { type Refusal, sortFiles } from './files.ts';

export interface FileUploadProps
  extends Pick<CommonFieldProps, 'label' | 'hint' | 'error' | 'success' | 'required' | 'disabled'>,
    ElementAttributes<HTMLInputElement> {
  files: readonly UploadFile[];
  /** Form name of unsent files; without it none are sent. */
  name?: string;
  /** MIME types; defaults to PNG and JPEG. */
  types?: readonly string[];
  maxBytes: number;
  maxCount: number;
  /** Called with the files within the limits, if any. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  words: FileItemWords & {
    choose: string;
    full: string;
    refused: Record<Refusal, (name: string) => string>;
  };
}

const pictures = ['image/png', 'image/jpeg'];

/** Accepts files by press, key or drop. Uploads nothing: the caller owns each file's state. */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    hint,
    error,
    success,
    required,
    disabled,
    files,
    name,
    types = pictures,
    maxBytes,
    maxCount,
    ...rest
  } = props;
  const { onAdd, onRemove, onRetry, words, ref, ...attributes } = rest;
  const own = useId();
  const id = attributes.id ?? own;
  const message = useId();
  const zoneWords = useId();
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const room = maxCount - files.length;
  const input = useOwnRef(ref);
  usePostedFiles(input, { name, files, disabled });
  return (
    <div ref={root} className={css.root} tabIndex={-1}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
        {required && (
          <span className={fieldMark} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <div className={css.zone} data-over={over || undefined}>
        {icon(Upload, 22)}
        <span id={zoneWords}>{room > 0 ? words.choose : words.full}</span>
        <input
          aria-invalid={error ? true : undefined}
          {...attributes}
          ref={input}
          id={id}
          type="file"
          className={css.input}
          accept={types.join()}
          multiple={maxCount > 1}
          required={required && files.length === 0}
          disabled={disabled || room <= 0}
          aria-describedby={joinIds((error ?? success ?? hint) && message, zoneWords, attributes['aria-describedby'])}
          onChange={({ target }) => {
            add(target.files);
            target.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add(event.dataTransfer.files);
          }}
        />
      </div>
      <FieldMessage id={message} error={error} success={success} hint={hint} />
      <div role="alert">
        {problems.map((problem, index) => (
          <FieldMessage key={problem} id={`${message}-${index}`} error={problem} />
        ))}
      </div>
      {files.length > 0 && (
        <ul className={css.list} aria-label={label}>
          {files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              disabled={disabled}
              onRemove={() => leave(() => onRemove(file.id))}
              onRetry={() => leave(() => onRetry(file.id))}
              words={words}
            />
          ))}
        </ul>
      )}
    </div>
  );

  function add(list: FileList | null) {
    const { taken, refused } = sortFiles([...(list ?? [])], { types, maxBytes, room });
    setProblems([...new Set(refused.map(({ file, reason }) => words.refused[reason](file.name)))]);
    if (taken.length > 0) onAdd(taken);
  }

  /** Moves the focus to the field, because the pressed button disappears. */
  function leave(act: () => void) {
    root.current?.focus({ preventScroll: true });
    setProblems([]);
    act();
  }
}

/** Adds the files to the form data; the native list is emptied so that the same file can be chosen again. */
function usePostedFiles(
  input: RefObject<HTMLInputElement | null>,
  { name, files, disabled }: Pick<FileUploadProps, 'name' | 'files' | 'disabled'>,
) {
  useEffect(() => {
    const form = input.current?.form;
    if (!form || name === undefined || disabled) return;
    const add = ({ formData }: FormDataEvent) => {
      for (const { name: fileName, picture, state } of files)
        if (picture instanceof Blob && state.kind !== 'done') formData.append(name, picture, fileName);
    };
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [input, name, files, disabled]);
}
