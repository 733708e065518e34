import { type OwnTake, REFERENCE_TAKES } from '@tappet/acoustics/normal'
import { useState } from 'react'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { Alert, Button } from '../../ui/index.ts'
import { SITUATIONS } from './copy.ts'
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
      <Alert title="Only while the car is well">
        What you teach now counts as its normal. A fault that is there already would be learned with it.
      </Alert>
      <TakeStage
        how={SITUATIONS[situation].how}
        taking={taking}
        title={`Take ${takes.length + 1} of ${REFERENCE_TAKES}`}
      />
    </>
  )
}

function Saving({ failed, onSave }: { failed: boolean; onSave: () => void }) {
  return (
    <Alert
      action={<Button onClick={onSave}>Save</Button>}
      live
      title={failed ? 'Whether the takes are saved is not known' : 'Three takes are ready'}
      tone={failed ? 'soon' : 'info'}
    >
      {failed
        ? 'The server has not said that it has them. They are kept in this tab: save again when you are online.'
        : 'They are on their way to your account.'}
    </Alert>
  )
}

const deviceName = () => /iPhone|iPad|Android/.exec(navigator.userAgent)?.[0] ?? 'Computer'
