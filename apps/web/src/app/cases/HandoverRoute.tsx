import { useRef, useState } from 'react'
import { type HandedSound, HandoverPage } from '../../features/cases/HandoverPage.tsx'
import { answerKind, readDiagnosis } from '../../features/results/read-result.ts'
import { SoundScreen } from '../../features/results/SoundScreen.tsx'
import type { PlayStretch } from '../../features/results/StretchButton.tsx'
import * as copy from './copy.ts'

export default function HandoverRoute() {
  return <HandoverPage Sound={Sound} />
}

function Sound({ sound }: { sound: HandedSound }) {
  const player = useRef<PlayStretch>(null)
  const [answer] = useState(() =>
    readDiagnosis({
      id: sound.at,
      issue: { id: sound.issue, name: sound.name || copy.recording },
      audioData: sound.audio,
      evidence: sound.evidence,
    }),
  )
  if (answer === null) return null
  return (
    <SoundScreen kind={answerKind(answer.shown)} onSilent={ignored} player={player} shown={answer.shown} />
  )
}

// The screen says by itself that the recording was not kept.
const ignored = () => undefined
