import { Copy } from 'lucide';
import { Icon } from './icons.tsx';
import type { Step } from './selection.ts';

interface FootProps {
  step: Step;
  commands: { cause: string; component: string; step: string };
  onCopy: (text: string, what: string) => void;
  onKeysOpen: () => void;
  said: string;
}

const keys: readonly [readonly string[], string][] = [
  [['J', 'K'], 'next, previous story'],
  [['B'], 'blink'],
  [['←', '→'], 'slide'],
  [['A'], 'copy accept'],
  [['O'], 'open story'],
];

export function Foot({ step, commands, onCopy, onKeysOpen, said }: FootProps) {
  const [first] = step.findings;
  const count = step.findings.length;
  return (
    <>
      <div className="panel accept">
        <p>
          <strong>Meant?</strong> Accept this cause everywhere:
        </p>
        <code className="command">{commands.cause}</code>
        <button
          type="button"
          className="button commit"
          onClick={() => onCopy(commands.cause, 'the command that accepts this cause')}
        >
          <Icon node={Copy} />
          Copy command
        </button>
        <span className="narrower">
          <button
            type="button"
            className="button quiet"
            onClick={() => onCopy(commands.component, `the command for ${first?.component}`)}
          >
            Only {first?.component}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() =>
              onCopy(commands.step, count === 1 ? 'the command for this picture' : `the command for these ${count}`)
            }
          >
            {count === 1 ? 'Only this' : `Only these ${count}`}
          </button>
        </span>
      </div>
      <div className="keys">
        {keys.map(([names, what]) => (
          <span key={what}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            {what}
          </span>
        ))}
        <button type="button" className="look" onClick={onKeysOpen}>
          <kbd>?</kbd> all keys
        </button>
        <p role="status">{said}</p>
      </div>
    </>
  );
}
