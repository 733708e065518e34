import { type OwnTake, REFERENCE_TAKES } from '@tappet/acoustics/normal'
import { useState } from 'react'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { Alert, Button } from '../../ui/index.ts'
import { copy, SITUATIONS } from './copy.ts'
import { keepDraft, readDraft, type TakesOf } from './draft.ts'
import { useLearn } from './queries.ts'
import { TakeStage } from './TakeStage.tsx'
import { useOwnTake } from './use-own-take.ts'

type LearningProps = TakesOf & { deviceId: string }

export function Learning({ deviceId, ...of }: LearningProps) {
  const { userId, situation } = of
  const learn = useLearn(userId)
  const [takes, setTakes] = useState(() => readDraft(tabStorage, of))
  const keep = (all: OwnTake[]) => {
    setTakes(all)
    keepDraft(tabStorage, of, all)
    if (all.length >= REFERENCE_TAKES) save(all)
  }
  const save = (all: readonly OwnTake[]) =>
    learn.mutate(
      { situation, takes: all, deviceId, deviceName: deviceName() },
      { onSuccess: () => keepDraft(tabStorage, of, []) },
    )
  const taking = useOwnTake((take) => keep([...takes, take].slice(-REFERENCE_TAKES)))
  if (takes.length >= REFERENCE_TAKES) return <Saving failed={learn.isError} onSave={() => save(takes)} />
  return (
    <>
      <Alert title={copy.onlyWhileWell}>{copy.onlyWhileWellWhy}</Alert>
      <TakeStage
        how={SITUATIONS[situation].how}
        taking={taking}
        title={copy.takeOf(takes.length + 1, REFERENCE_TAKES)}
      />
    </>
  )
}

function Saving({ failed, onSave }: { failed: boolean; onSave: () => void }) {
  return (
    <Alert
      action={<Button onClick={onSave}>{copy.save}</Button>}
      live
      title={failed ? copy.saveUnknown : copy.takesReady}
      tone={failed ? 'soon' : 'info'}
    >
      {failed ? copy.saveUnknownWhat : copy.takesReadyWhat}
    </Alert>
  )
}

const deviceName = () => /iPhone|iPad|Android/.exec(navigator.userAgent)?.[0] ?? copy.computer
