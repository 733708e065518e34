import type { DiagnosisEvidence } from '@tappet/wire'
import { Play } from 'lucide-react'
import * as copy from './sound-copy.ts'

export type PlayStretch = (startSeconds: number, endSeconds: number) => void

export function StretchButton({
  evidence: { startSeconds, endSeconds },
  onPlay,
}: {
  evidence: Pick<DiagnosisEvidence, 'startSeconds' | 'endSeconds'>
  onPlay: PlayStretch | null
}) {
  if (startSeconds === undefined || endSeconds === undefined) return null
  const words = copy.stretchWords(startSeconds, endSeconds)
  if (!onPlay) return <span className="figure shrink-0 text-muted">{words}</span>
  return (
    <button
      className="flex min-h-12 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-sunken print:hidden"
      onClick={() => onPlay(startSeconds, endSeconds)}
      type="button"
    >
      <Play className="size-4" />
      <span className="sr-only">{copy.playFrom}</span>
      {words}
    </button>
  )
}
