import type { ComponentProps } from 'react'
import { KeepWatching } from '../../features/cases/KeepWatching.tsx'
import type { OwnSoundFollowUp } from '../../features/own-sound/Comparing.tsx'
import { OwnSoundPage } from '../../features/own-sound/OwnSoundPage.tsx'
import * as copy from './copy.ts'

export default function OwnSoundRoute() {
  return <OwnSoundPage FollowUp={FollowUp} />
}

function FollowUp({ situation, isNear, carId }: ComponentProps<OwnSoundFollowUp>) {
  const name = isNear ? copy.nearNormal : copy.awayFromNormal
  const make = async () => ({
    kind: 'sound' as const,
    happened_at: new Date().toISOString(),
    data: { name, issue: 'own_normal', situation, compared: isNear ? 'near' : 'apart' },
  })
  return (
    <div>
      {/* One car's normal says nothing of another one's case. */}
      <KeepWatching carId={carId} isOfThatCar make={make} title={copy.soundsDifferent} />
    </div>
  )
}
