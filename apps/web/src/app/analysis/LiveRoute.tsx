import { KeepWatching } from '../../features/cases/KeepWatching.tsx'
import { LivePage } from '../../features/obd/live/LivePage.tsx'
import type { DriveFollowUp } from '../../features/obd/live/SavedDrive.tsx'

export default function LiveRoute() {
  return <LivePage FollowUp={DriveCase} />
}

/** A case takes a drive as a note: its recording stays on the device. */
function DriveCase({ at, title, words, vehicleId }: DriveFollowUp) {
  return (
    <KeepWatching
      {...(vehicleId === null ? {} : { carId: vehicleId })}
      isOfThatCar={vehicleId !== null}
      make={async () => ({ kind: 'note', happened_at: at, data: { words } })}
      title={title}
    />
  )
}
