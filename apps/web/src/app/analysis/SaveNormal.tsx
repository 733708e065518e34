import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { AudioLines } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { keepDraft, readDraft } from '../../features/own-sound/draft.ts'
import { readHeard } from '../../features/own-sound/heard-take.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { Button } from '../../ui/index.ts'
import * as copy from './normal-copy.ts'
import { situationOfEvidence } from './own-situation.ts'

export function SaveNormal({ shown }: { shown: ShownDiagnosis }) {
  const userId = useSession().user?.id ?? null
  const { car } = useGarage(userId)
  const carId = car?.id ?? ''
  const keep = () => {
    const { audioDuration, timestamp, evidence, vehicle_id } = shown
    const situation = situationOfEvidence(evidence)
    if (userId === null || situation === null || audioDuration === null || timestamp === null) return
    if (vehicle_id !== null && vehicle_id !== carId) return
    const take = readHeard(tabStorage, { durationSeconds: audioDuration, atMs: Date.parse(timestamp) })
    const of = { userId, carId, situation }
    if (take !== null && readDraft(tabStorage, of).length === 0) keepDraft(tabStorage, of, [take])
  }
  return (
    <Button
      fullWidth
      icon={<AudioLines />}
      onClick={keep}
      render={<Link to="/my-car-sound" />}
      variant="secondary"
    >
      {copy.saveNormal}
    </Button>
  )
}
