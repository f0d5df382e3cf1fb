import { inbox, readAllMessages } from '@baize/gateway';
import { Button, Inline, Text } from '@baize/ui';
import { Checkbox } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { counts } from './counts.ts';

const stale = [inbox, ...counts];

interface MessageBarProps {
  unread: number;
  /** Time of the latest message in ms; later ones stay unread. */
  latest: number | null;
  ids: readonly string[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDelete: () => void;
}

export function MessageBar({ unread, latest, ids, selected, onSelect, onDelete }: MessageBarProps) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(readAllMessages, stale);
  const readAll = async () => {
    if (latest === null) return;
    const outcome = await send({ until: latest });
    if (outcome.ok) toasts.show({ tone: 'positive', text: text('inbox.readAll.done') });
    else toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
  };
  const every = ids.every((id) => selected.includes(id));
  return (
    <Inline gap={3} justify="between" wrap>
      <Checkbox label={text('inbox.selectAll')} checked={every} onValueChange={(all) => onSelect(all ? ids : [])} />
      <Inline gap={3} wrap>
        <Text as="span" tone="secondary">
          <span role="status">{text('inbox.unread', { count: unread })}</span>
        </Text>
        {unread > 0 && latest !== null && (
          <Button size="sm" busy={busy} onClick={() => void readAll()}>
            {text('inbox.readAll')}
          </Button>
        )}
        {selected.length > 0 && (
          <Button size="sm" kind="danger" onClick={onDelete}>
            {text('inbox.delete.selected', { count: selected.length })}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
