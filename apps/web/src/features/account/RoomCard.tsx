import { wholeNumber } from '../../format/count.ts'
import { Alert, Card, CardBody, CardHeader, Meter } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { LoadFailed, LoadingLines } from './QueryStates.tsx'
import { useRoom } from './queries.ts'
import { type Room, shownRoom } from './room.ts'

export function RoomCard({ userId }: { userId: string }) {
  const room = useRoom(userId)
  return (
    <Card>
      <CardHeader title={copy.storage} />
      <CardBody className="flex flex-col gap-5">
        {room.isError ? (
          <LoadFailed query={room} title={copy.storageFailed}>
            {copy.dataUnchanged}
          </LoadFailed>
        ) : room.data ? (
          <Meters rooms={shownRoom(room.data)} />
        ) : (
          <LoadingLines label={copy.loadingStorage} />
        )}
      </CardBody>
    </Card>
  )
}

function Meters({ rooms }: { rooms: readonly Room[] }) {
  const tight = rooms.filter(({ isTight }) => isTight)
  return (
    <>
      {tight.length > 0 ? (
        <Alert title={copy.almostFull} tone="soon">
          {copy.whenFull}
        </Alert>
      ) : null}
      {rooms.map(({ label, used, max }) => (
        <Meter
          key={label}
          label={label}
          max={max}
          value={used}
          words={copy.used(wholeNumber(used), wholeNumber(max))}
        />
      ))}
    </>
  )
}
