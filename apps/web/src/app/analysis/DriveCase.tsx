import { KeepWatching } from '../../features/cases/KeepWatching.tsx'
import type { DriveFollowUp } from '../../features/obd/live/SavedDrive.tsx'

/** A case takes a drive as a note: its recording stays on the device. */
export function DriveCase({ at, title, words, vehicleId }: DriveFollowUp) {
  return (
    <KeepWatching
      {...(vehicleId === null ? {} : { carId: vehicleId })}
      isOfThatCar={vehicleId !== null}
      make={async () => ({ kind: 'note', happened_at: at, data: { words } })}
      title={title}
    />
  )
}
