import { wholeNumber } from '../../format/count.ts'
import { Alert, Button, Card, CardBody, CardHeader, Meter, Skeleton } from '../../ui/index.ts'
import { loadErrorTitle } from './load-error.ts'
import { useRoom } from './queries.ts'
import { type Room, shownRoom } from './room.ts'

export function RoomCard({ userId }: { userId: string }) {
  const room = useRoom(userId)
  return (
    <Card>
      <CardHeader description="How much this account keeps, and may keep." title="Room" />
      <CardBody className="flex flex-col gap-5">
        {room.isError ? (
          <Alert
            action={
              <Button onClick={() => room.refetch()} size="sm" variant="secondary">
                Try again
              </Button>
            }
            live
            title={loadErrorTitle(room.error, 'Failed to load how much room is left')}
            tone="now"
          >
            What is kept is unchanged.
          </Alert>
        ) : room.data ? (
          <Meters rooms={shownRoom(room.data)} />
        ) : (
          <div aria-busy="true" className="flex flex-col gap-3" role="status">
            <span className="sr-only">Loading how much room is left</span>
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
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
        <Alert title="There is little room left" tone="soon">
          When it is full, nothing can be added; what is there stays. Delete what you no longer need, or take
          your data out first.
        </Alert>
      ) : null}
      {rooms.map(({ label, used, max }) => (
        <Meter
          key={label}
          label={label}
          max={max}
          value={used}
          words={`${wholeNumber(used)} of ${wholeNumber(max)} used`}
        />
      ))}
    </>
  )
}
