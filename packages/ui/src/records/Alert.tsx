import { Info, TriangleAlert } from 'lucide';
import { icon } from '../internal/icon.tsx';
import * as css from './Alert.css.ts';

export interface AlertProps {
  tone: 'warning' | 'info';
  action?: { label: string; onClick: () => void };
  children: string;
}

/** One line across the page that a person must know before pressing anything. */
export function Alert({ tone, action, children }: AlertProps) {
  return (
    <div className={css.alert} data-tone={tone} role="status">
      {icon(tone === 'warning' ? TriangleAlert : Info, 18)}
      <span>{children}</span>
      {action && (
        <button type="button" className={css.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
