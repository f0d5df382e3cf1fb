import { Button, DescriptionList, Inline, Stack, Text } from '@baize/ui';
import { CopyButton, Dialog } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import type { DownlineKind } from './KindField.tsx';

export interface OpenedAccount {
  name: string;
  password: string;
  who: DownlineKind;
}

interface OpenedDialogProps {
  account: OpenedAccount | null;
  onClose: () => void;
}

/** Shows the credentials to pass on to the new account's owner; the password appears only here. */
export function OpenedDialog({ account, onClose }: OpenedDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={account !== null}
      title={text('team.opened.title')}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      {account && <Opened {...account} onClose={onClose} />}
    </Dialog>
  );
}

function Opened({ name, password, who, onClose }: OpenedAccount & { onClose: () => void }) {
  const text = useText();
  const address = location.origin + paths.login;
  const items = [
    { id: 'kind', term: text('team.kind'), value: text(`team.kind.${who}`) },
    { id: 'name', term: text('team.register.username'), value: name },
    { id: 'password', term: text('team.register.password'), value: password },
    { id: 'address', term: text('team.opened.address'), value: address },
  ];
  return (
    <Stack gap={4}>
      <DescriptionList items={items.map(({ value, ...item }) => ({ ...item, value: <bdi>{value}</bdi> }))} />
      <Text>{text('team.opened.once')}</Text>
      <Inline gap={3} justify="end" wrap>
        <CopyButton
          text={items.map(({ term, value }) => `${term}: ${value}`).join('\n')}
          words={{
            copy: text('team.opened.copy'),
            copied: text('team.copied'),
            blocked: text('team.byHand'),
          }}
        />
        <Button kind="primary" onClick={onClose}>
          {text('frame.close')}
        </Button>
      </Inline>
    </Stack>
  );
}
