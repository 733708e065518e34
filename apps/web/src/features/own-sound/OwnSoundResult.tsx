import {
  compareWithNormal,
  isNearOwnNormal,
  type OwnTake,
  ownSpread,
  ownVerdict,
} from '@tappet/acoustics/normal'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { deviceStorage, tabStorage } from '../../platform/storage/storage.web.ts'
import { changesOf, OwnAnswer } from './Comparing.tsx'
import { copy, NEAR_ONCE, SITUATIONS } from './copy.ts'
import { keepCompared, type Recorded, readHeard } from './heard-take.ts'
import { type OwnSound, useOwnSounds } from './queries.ts'
import { TakeStage } from './TakeStage.tsx'
import { thisDevice } from './this-device.ts'
import { useOwnTake } from './use-own-take.ts'

export type OwnSoundResultProps = {
  userId: string
  recorded: Recorded
  situation: OwnSound['situation']
  carId: string | null
  /** Once, when two takes say so. */
  onChanged: (directions: string[]) => void
}

/** Nothing where the car's normal is not known. */
export function OwnSoundResult({ userId, recorded, situation, carId, onChanged }: OwnSoundResultProps) {
  const sounds = useOwnSounds(userId, thisDevice(deviceStorage), carId)
  const [take] = useState(() => readHeard(tabStorage, recorded))
  const sound = sounds.data?.find((each) => each.situation === situation)
  if (take === null || sound === undefined) return null
  return <Held heard={take} onChanged={onChanged} recorded={recorded} sound={sound} />
}

function Held({
  heard,
  recorded,
  sound,
  onChanged,
}: {
  heard: OwnTake
  recorded: Recorded
  sound: OwnSound
  onChanged: (directions: string[]) => void
}) {
  const [more, setMore] = useState<OwnTake[]>([])
  const taking = useOwnTake((take) => setMore((before) => [...before, take]))
  const takes = [heard, ...more]
  const compared = takes.map((take) => compareWithNormal(sound.takes, take, ownSpread))
  const verdict = ownVerdict(compared)
  const isNear = isNearOwnNormal(sound.takes, takes, ownSpread)
  useOnce(isNear !== null, () => keepCompared(tabStorage, isNear ? 'near' : 'apart', recorded))
  useOnce(verdict === 'changed', () => onChanged(changesOf(compared)))
  return (
    <section aria-label={copy.againstNormal} className="flex flex-col gap-4">
      <h2 className="text-2xl">{copy.againstNormal}</h2>
      <OwnAnswer compared={compared} level={3} />
      <p className="px-1 text-sm text-muted">
        {copy.comparedWith(SITUATIONS[sound.situation].name)}{' '}
        <Link className="underline" to="/my-car-sound">
          {copy.ownSoundPage}
        </Link>
      </p>
      {verdict === 'once' || (verdict === 'near' && isNear === null) ? (
        <>
          {verdict === 'near' ? <p className="px-1 text-muted">{NEAR_ONCE}</p> : null}
          <TakeStage how={SITUATIONS[sound.situation].how} taking={taking} title={copy.anotherTake} />
        </>
      ) : null}
    </section>
  )
}

function useOnce(isDue: boolean, work: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDue || isDone.current) return
    isDone.current = true
    work()
  }, [isDue, work])
}
