'use client';

import { Image, RotateCw, X } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { FieldMessage } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import * as css from './FileUpload.css.ts';

export interface UploadFile {
  id: string;
  name: string;
  picture?: Blob | string;
  state:
    | { kind: 'chosen' }
    | { kind: 'uploading'; progress: number }
    | { kind: 'failed'; message: string }
    | { kind: 'done'; message: string };
}

export interface FileItemWords {
  progress: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

interface FileItemProps {
  file: UploadFile;
  disabled?: boolean;
  onRemove: () => void;
  onRetry: () => void;
  words: FileItemWords;
}

/** Shows one chosen file with its progress and actions. */
export function FileItem({ file: { name, picture, state }, disabled, onRemove, onRetry, words }: FileItemProps) {
  const message = useId();
  return (
    <li className={css.item} data-state={state.kind}>
      <Preview picture={picture} />
      <div className={css.about}>
        <span className={css.fileName} title={name}>
          <bdi translate="no">{name}</bdi>
        </span>
        {state.kind === 'uploading' && <Progress label={words.progress(name)} value={state.progress} max={100} />}
        <FieldMessage
          id={message}
          error={state.kind === 'failed' ? state.message : undefined}
          success={state.kind === 'done' ? state.message : undefined}
          loading
        />
      </div>
      <span className={css.actions}>
        {state.kind === 'failed' && (
          <IconButton size="sm" icon={RotateCw} label={words.retry(name)} disabled={disabled} onClick={onRetry} />
        )}
        <IconButton size="sm" icon={X} label={words.remove(name)} disabled={disabled} onClick={onRemove} />
      </span>
    </li>
  );
}

function Preview({ picture }: Pick<UploadFile, 'picture'>) {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const address = URL.createObjectURL(picture);
    setMade(address);
    return () => {
      setMade(undefined);
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  const address = typeof picture === 'string' ? picture : made;
  return (
    <span className={css.preview}>
      {address ? <img className={css.previewPicture} src={address} alt="" /> : icon(Image, 18)}
    </span>
  );
}
