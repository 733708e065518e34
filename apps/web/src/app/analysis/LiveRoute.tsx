import { LivePage } from '../../features/obd/live/LivePage.tsx'
import type { DriveFollowUp } from '../../features/obd/live/SavedDrive.tsx'
import { lateLayer } from '../../ui/index.ts'

const DriveCase = lateLayer<DriveFollowUp>(async () => (await import('./DriveCase.tsx')).DriveCase)

export default function LiveRoute() {
  return <LivePage FollowUp={DriveCase} />
}
