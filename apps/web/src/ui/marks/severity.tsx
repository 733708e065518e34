import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Tone } from './badge.tsx'
import { Badge } from './badge.tsx'
import * as copy from './severity-copy.ts'

export type Severity = 'low' | 'medium' | 'high' | 'critical'
export type Urgency = 'safe' | 'check_soon' | 'fix_immediately'

type Wording = { words: string; tone: Tone; icon: LucideIcon }

const SEVERITY: Record<Severity, Wording> = {
  low: { words: copy.low, tone: 'safe', icon: CircleCheck },
  medium: { words: copy.medium, tone: 'soon', icon: CircleDot },
  high: { words: copy.high, tone: 'now', icon: TriangleAlert },
  critical: { words: copy.critical, tone: 'now', icon: OctagonAlert },
}

const URGENCY: Record<Urgency, Wording> = {
  safe: { words: copy.safe, tone: 'safe', icon: CircleCheck },
  check_soon: { words: copy.checkSoon, tone: 'soon', icon: TriangleAlert },
  fix_immediately: { words: copy.fixImmediately, tone: 'now', icon: OctagonAlert },
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  return <WordedBadge {...SEVERITY[severity]} />
}

/** @param words in the level's own place */
export function UrgencyBadge({
  urgency,
  words = URGENCY[urgency].words,
}: {
  urgency: Urgency
  words?: string
}) {
  return <WordedBadge {...URGENCY[urgency]} words={words} />
}

function WordedBadge({ words, tone, icon: Icon }: Wording) {
  return (
    <Badge icon={<Icon />} tone={tone}>
      {words}
    </Badge>
  )
}
