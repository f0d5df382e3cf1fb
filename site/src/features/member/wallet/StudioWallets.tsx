import { compareAmounts, type VendorWallet, type Wallets } from '@baize/domain';
import { Button, Inline, type RecordColumn, RecordTable, Spinner, Stack, Text, VendorLogo } from '@baize/ui';
import { useMemo } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useCategories } from '../../../data/categories.ts';
import { usePictures, vendorPictures } from '../../../data/pictures.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';

interface StudioWalletsProps {
  wallets: Wallets;
  busy: boolean;
  canCollect: boolean;
  onCollect: (wallet: VendorWallet) => void;
  onSend: (wallet: VendorWallet) => void;
  onCollectAll: () => void;
}

export function StudioWallets({ wallets, busy, canCollect, onCollect, onSend, onCollectAll }: StudioWalletsProps) {
  const text = useText();
  const columns = useColumns({ busy, onCollect, onSend });
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between" wrap>
        <Text as="h3" size="title">
          {text('wallet.studios')}
        </Text>
        <Button size="sm" disabled={busy || !canCollect} onClick={onCollectAll}>
          {text('wallet.collectAll')}
        </Button>
      </Inline>
      {!canCollect && (
        <Text size="caption" tone="muted">
          {text('wallet.nothing')}
        </Text>
      )}
      <RecordTable
        caption={text('wallet.studios')}
        columns={columns}
        rows={wallets.vendors}
        rowId={({ vendor }) => vendor}
        load={{ kind: 'ready' }}
      />
    </Stack>
  );
}

function useColumns({
  busy,
  onCollect,
  onSend,
}: Pick<StudioWalletsProps, 'busy' | 'onCollect' | 'onSend'>): readonly RecordColumn<VendorWallet>[] {
  const text = useText();
  const money = useMoneyIn();
  const pictures = usePictures();
  const studios = useCategories().value;
  const { masked } = useBalanceHidden();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('wallet.studio'),
        cell: ({ vendor, name }) => {
          const studio = studios?.flatMap(({ vendors }) => vendors).find(({ code }) => code === vendor);
          return (
            <VendorLogo name={name} picture={vendorPictures(studio?.picture ?? null, pictures).picture} size="sm" />
          );
        },
        role: 'title',
        plain: true,
      },
      {
        id: 'balance',
        header: text('frame.balance'),
        cell: ({ balance, open }) => {
          if (balance !== null) return <bdi>{masked(money(balance, null))}</bdi>;
          return open ? <Spinner label={text('wallet.updating')} /> : '–';
        },
        align: 'end',
        role: 'result',
        plain: true,
      },
      {
        id: 'act',
        header: text('wallet.move'),
        cell: (wallet) => {
          const { name, balance, open } = wallet;
          const keeps = balance !== null && compareAmounts(balance, '0') === 1;
          const act = text(keeps ? 'wallet.collect' : 'wallet.transferIn');
          return (
            <Button
              size="sm"
              kind="ghost"
              disabled={busy || !open}
              aria-label={`${act}: ${apart(name)}`}
              onClick={() => (keeps ? onCollect(wallet) : onSend(wallet))}
            >
              {act}
            </Button>
          );
        },
        role: 'action',
      },
    ],
    [text, money, masked, pictures, studios, busy, onCollect, onSend],
  );
}
