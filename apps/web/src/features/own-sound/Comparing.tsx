import {
  type Compared,
  compareWithNormal,
  isNearOwnNormal,
  type OwnSituation,
  type OwnTake,
  ownSpread,
  ownVerdict,
} from '@tappet/acoustics/normal'
import { type ComponentType, useState } from 'react'
import { Alert, Card, CardBody, CardHeader, PointList, ProgressBar } from '../../ui/index.ts'
import { copy, NOT_COMPARABLE, SITUATIONS, VERDICTS } from './copy.ts'
import type { OwnSound } from './queries.ts'
import { TakeStage } from './TakeStage.tsx'
import { useOwnTake } from './use-own-take.ts'

export type OwnSoundFollowUp = ComponentType<{
  situation: OwnSituation
  isNear: boolean
  /** Null where no car is named. */
  carId: string | null
}>

export function Comparing({
  sound,
  carId,
  FollowUp,
}: {
  sound: OwnSound
  carId: string | null
  FollowUp: OwnSoundFollowUp
}) {
  const [takes, setTakes] = useState<OwnTake[]>([])
  const taking = useOwnTake((take) => setTakes((before) => [...before, take]))
  const compared = takes.map((take) => compareWithNormal(sound.takes, take, ownSpread))
  const isNear = isNearOwnNormal(sound.takes, takes, ownSpread)
  return (
    <div className="flex flex-col gap-6">
      <TakeStage
        how={SITUATIONS[sound.situation].how}
        taking={taking}
        title={takes.length === 0 ? copy.compareTitle : copy.anotherTake}
      />
      {compared.length > 0 ? <OwnAnswer compared={compared} /> : null}
      {isNear === null ? null : (
        <FollowUp carId={carId} isNear={isNear} key={takes.length} situation={sound.situation} />
      )}
    </div>
  )
}

export function OwnAnswer({ compared, level = 2 }: { compared: readonly Compared[]; level?: 2 | 3 }) {
  const { title, text } = VERDICTS[ownVerdict(compared)]
  const last = compared.at(-1)
  if (last?.kind === 'not_comparable') {
    return <Alert title={copy.notCompared}>{NOT_COMPARABLE[last.why]}</Alert>
  }
  const texts = changesOf(compared)
  return (
    <Card>
      <CardHeader description={text} level={level} title={title} />
      <CardBody className="flex flex-col gap-4">
        <ul className="flex flex-col gap-3">
          {compared.map((each, n) =>
            each.kind === 'compared' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: takes are only ever added at the end.
              <li key={n}>
                <Distance distance={each.distance} name={copy.take(n + 1)} />
              </li>
            ) : null,
          )}
        </ul>
        {texts.length > 0 ? (
          <div>
            <p className="mb-2 font-semibold">{copy.differences}</p>
            <PointList columns={1} points={texts} />
          </div>
        ) : null}
      </CardBody>
    </Card>
  )
}

export function changesOf(compared: readonly Compared[]): string[] {
  const over = compared.findLast((each) => each.kind === 'compared' && each.isOver)
  return over?.kind === 'compared' ? over.directions.map(({ text }) => text) : []
}

const WIDEST = 2

function Distance({ distance, name }: { distance: number; name: string }) {
  const { line } = ownSpread
  return (
    <>
      <ProgressBar
        label={copy.distance(name)}
        value={Math.min(100, (100 * distance) / (WIDEST * line))}
        text={distance.toFixed(1)}
      />
      <p className="mt-1 text-sm text-muted">{copy.distanceMeaning(distance.toFixed(1), line.toFixed(1))}</p>
    </>
  )
}
