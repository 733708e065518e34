import { wholeNumber } from '../../format/count.ts'
import { Alert, Button, Card, CardBody, CardHeader, Meter, Skeleton } from '../../ui/index.ts'
import { loadErrorTitle } from './load-error.ts'
import { useRoom } from './queries.ts'
import { type Room, shownRoom } from './room.ts'

export function RoomCard({ userId }: { userId: string }) {
  const room = useRoom(userId)
  return (
    <Card>
      <CardHeader title="Storage" />
      <CardBody className="flex flex-col gap-5">
        {room.isError ? (
          <Alert
            action={
              <Button onClick={() => room.refetch()} size="sm" variant="secondary">
                Try again
              </Button>
            }
            live
            title={loadErrorTitle(room.error, 'Failed to load your storage')}
            tone="now"
          >
            Your data is unchanged.
          </Alert>
        ) : room.data ? (
          <Meters rooms={shownRoom(room.data)} />
        ) : (
          <div aria-busy="true" className="flex flex-col gap-3" role="status">
            <span className="sr-only">Loading your storage</span>
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
        <Alert title="Storage is almost full" tone="soon">
          When it’s full, you can’t add anything. Export your data, then delete what you don’t need.
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
