import { Failure } from '@baize/ui';
import { Component, type ComponentType, type ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import { referenceOf } from '../services/report.ts';
import { ChunkError } from './chunks.ts';

interface BoundaryProps {
  children: ReactNode;
  /** Key that resets the boundary when it changes, such as the page. */
  reset?: string;
  /** The part has no visible output, so its failure shows nothing either. */
  unseen?: boolean;
}

interface BoundaryState {
  error: unknown;
  failed: boolean;
  reset: string | undefined;
}

export function Part<Props extends object>({ of: Shown, ...props }: { of: ComponentType<Props> } & Props) {
  return (
    <Boundary>
      <Shown {...(props as unknown as Props)} />
    </Boundary>
  );
}

/** Consecutive failures allowed: the children, their unmounting and the fallback may each fail once. */
const patience = 3;

/** Keeps one broken part from blanking the page (ERR-02). The rest stays live, and the part can be tried again. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failed: false, reset: this.props.reset };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ reset }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return reset === state.reset ? null : { reset, failed: false, error: null };
  }

  #said = new Set<unknown>();

  override render() {
    const { error, failed } = this.state;
    if (!failed) {
      this.#said.clear();
      return this.props.children;
    }
    if (this.props.unseen) return null;
    this.#said.add(error);
    // The fallback failed too; rethrow so the parent boundary handles it (FLT-098).
    if (this.#said.size > patience) throw error;
    return <Broken error={error} onRetry={() => this.setState({ failed: false, error: null })} />;
  }
}

export function Broken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const own = referenceOf(error);
  const reference = own === null ? undefined : text('failure.reference', { reference: own });
  if (error instanceof ChunkError) {
    return (
      <Failure
        title={text('chunk.failed', { type: error.kind })}
        text={text('chunk.address', { address: error.address })}
        reference={reference}
        retry={text('frame.retry')}
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <Failure
      title={text('part.failed')}
      text={text('part.failed.text')}
      reference={reference}
      retry={text('frame.retry')}
      onRetry={onRetry}
    />
  );
}
