import type { DiagnosisEvidence } from '@tappet/wire'
import { Dot, type LucideIcon, Minus, Plus } from 'lucide-react'
import * as copy from './copy.ts'
import { type Leaning, leaning, readingOrder } from './evidence.ts'
import { type PlayStretch, StretchButton } from './StretchButton.tsx'

const LEANING: Record<Leaning, { words: string; icon: LucideIcon; className: string }> = {
  for: { words: copy.speaksFor, icon: Plus, className: 'text-safe' },
  noted: { words: copy.noted, icon: Dot, className: 'text-muted' },
  against: { words: copy.speaksAgainst, icon: Minus, className: 'text-soon' },
}

export function EvidenceList({
  evidence,
  about,
  onPlay,
}: {
  evidence: readonly DiagnosisEvidence[]
  about: string
  onPlay: PlayStretch | null
}) {
  if (evidence.length === 0) {
    return <p className="text-muted">{copy.noEvidence}</p>
  }
  return (
    <ul className="divide-y divide-line">
      {readingOrder(evidence).map((item) => (
        <EvidenceItem
          about={about}
          item={item}
          key={`${item.source} ${item.id} ${item.sentence}`}
          onPlay={onPlay}
        />
      ))}
    </ul>
  )
}

function EvidenceItem({
  item,
  about,
  onPlay,
}: {
  item: DiagnosisEvidence
  about: string
  onPlay: PlayStretch | null
}) {
  const lean = leaning(item)
  const { words, icon: Icon, className } = LEANING[lean]
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Icon className={`mt-0.5 size-5 shrink-0 ${className}`} strokeWidth={2.5} />
      {/* Beside large text there is no room for the button. */}
      <div className="min-w-0 flex-1 basis-32">
        <p className="first-letter:uppercase">{item.sentence}</p>
        <p className="text-sm text-muted">
          {lean === 'noted' ? words : `${words} ${about}`} · {copy.SOURCE_WORDS[item.source]}
        </p>
      </div>
      <StretchButton evidence={item} onPlay={onPlay} />
    </li>
  )
}
