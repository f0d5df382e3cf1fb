import { decideRoom, launchViewer, orderRooms, type Room, roomState, viewerOf } from '@baize/domain';
import { roomList } from '@baize/gateway';
import { CardRow, RoomCard, type RoomCardProps } from '@baize/ui';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { useMoney } from '../../../core/services/useMoney.ts';
import { loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

/** Refresh interval in ms; seats change all the time. */
const every = 20_000;

interface RoomsProps {
  vendor: string;
  /** Studio name, if several studios have tables. */
  studio?: string | undefined;
}

/** Shows the tables of a player-versus-player studio; a click takes a seat through the gate (GAM-07). */
export function Rooms({ vendor, studio }: RoomsProps) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  const language = useLanguage();
  const { session, brand } = useServices();
  const gate = useGate();
  const navigate = useSiteNavigate();
  const answer = useEndpoint(roomList, { vendor, language }, { every });
  if (answer.value?.length === 0) return null;

  const join = (room: Room) => {
    const decision = decideRoom(launchViewer(viewerOf(session.get()), brand.freePlay, 'PVP'), room);
    if (decision.kind === 'join') navigate(paths.room(vendor, room.id));
    else if (decision.kind === 'sign-in' || decision.kind === 'need-true-account')
      gate(decision, { next: () => join(room) });
  };
  return (
    <CardRow
      title={studio === undefined ? text('rooms.title') : text('rooms.title.of', { studio: apart(studio) })}
      shape="draw"
      phone="scroll"
      blank="room"
      load={loadOf(answer, text, { title: text('rooms.failed') })}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {orderRooms(answer.value ?? []).map((room) => (
        <RoomCard
          key={room.id}
          name={room.name}
          game={room.game}
          picture={pictures(room.picture)}
          stake={{ label: text('rooms.stake'), value: stakeOf(room, text, money) }}
          seats={{ ...room, total: room.seats, text: text('rooms.seats', { taken: room.taken, seats: room.seats }) }}
          status={stateOf(room, text)}
          join={
            roomState(room) === 'open'
              ? {
                  label: text('rooms.join'),
                  name: text('rooms.join.name', { room: room.name }),
                  onClick: () => join(room),
                }
              : undefined
          }
        />
      ))}
    </CardRow>
  );
}

function stakeOf(
  { minStake, maxStake }: Room,
  text: Translate,
  money: (amount: string | null) => string | null,
): string {
  const [least, most] = [money(minStake), money(maxStake)].map((amount) => amount && inOrder(amount));
  return least && most && least !== most ? text('rooms.stake.range', { least, most }) : (least ?? most ?? '');
}

function stateOf(room: Room, text: Translate): RoomCardProps['status'] {
  const state = roomState(room);
  if (state === 'open') return { label: text('rooms.state.open', { free: room.seats - room.taken }), tone: 'positive' };
  return { label: text(`rooms.state.${state}`), tone: state === 'full' ? 'warning' : 'neutral' };
}
