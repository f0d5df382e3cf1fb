import { type ReactNode, useEffect, useRef } from 'react';
import type { ReportData } from '../reportData.ts';
import { storyAddress } from './addresses.ts';

export type DialogName = 'keys' | 'equal' | 'unpictured';

interface Shown {
  isOpen: boolean;
  onClose: () => void;
}

const keys: readonly [readonly string[], string][] = [
  [['J'], 'the next story'],
  [['K'], 'the previous story'],
  [['B'], 'blink; with reduced motion, a press for each change'],
  [['←', '→'], 'move the edge, with Shift further'],
  [['A'], 'copy the command that accepts this cause'],
  [['O'], 'open the story in Storybook'],
  [['F6'], 'go round head, causes and pictures'],
  [['Esc'], 'close what is open'],
];

export function KeysDialog(shown: Shown) {
  return (
    <Dialog title="Keys" {...shown}>
      <dl className="keys-list">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export function EqualDialog({ equal, ...shown }: Shown & { equal: ReportData['equal'] }) {
  return (
    <Dialog title="Pictures that equal another state" {...shown}>
      <ul className="lines">
        {equal.map(({ name, like }) => (
          <li key={name}>
            <code>{name}</code> looks like <code>{like}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function UnpicturedDialog({ stories, ...shown }: Shown & { stories: ReportData['unpictured'] }) {
  return (
    <Dialog title="Stories without a picture" {...shown}>
      <ul className="lines">
        {stories.map((id) => (
          <li key={id}>
            <a href={storyAddress(id)} target="_blank" rel="noopener noreferrer">
              <code>{id}</code>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Dialog({ title, isOpen, onClose, children }: Shown & { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
      {isOpen && <div className="dialog-body">{children}</div>}
    </dialog>
  );
}
