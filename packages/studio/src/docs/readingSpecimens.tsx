import { hasCatalogue } from '@baize/messages';
import { languages } from '@baize/messages/languages';
import { Button, IconButton, Inline, Stack, StatusBadge, Text } from '@baize/ui';
import { TextField } from '@baize/ui/overlays';
import { ArrowRight, Settings, Wallet } from 'lucide';
import { island } from './specimens.css.ts';
import { Table } from './tokenSpecimens.tsx';

export function BothWays() {
  return (['ltr', 'rtl'] as const).map((dir) => (
    <div key={dir} className={island} dir={dir}>
      <Stack gap={4}>
        <Inline gap={3} justify="between" wrap>
          <Text size="title">Wallet</Text>
          <Inline gap={2}>
            <IconButton label="Settings" icon={Settings} />
            <IconButton label="Continue" icon={ArrowRight} flip />
          </Inline>
        </Inline>
        <TextField label="Username" iconStart={Wallet} />
        <Text numeric>
          <bdi>PKR −1,240.50</bdi>
        </Text>
        <Inline gap={3}>
          <Button kind="primary">Deposit</Button>
          <Button>Withdraw</Button>
        </Inline>
      </Stack>
    </div>
  ));
}

export function States() {
  return (
    <Inline gap={3} wrap>
      <StatusBadge status="won" label="Won" />
      <StatusBadge status="lost" label="Lost" />
      <StatusBadge status="pending" label="Pending" />
      <StatusBadge status="rejected" label="Rejected" />
    </Inline>
  );
}

export function Languages() {
  const spoken = languages.filter(({ code }) => hasCatalogue(code));
  return (
    <Table
      head={['language', 'code', 'direction']}
      rows={spoken.map(({ name, code, tag, direction }) => [name, `${code}, ${tag}`, direction])}
    />
  );
}
