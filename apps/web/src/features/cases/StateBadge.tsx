import type { CaseState } from '@tappet/diagnosis/casebook'
import { CircleCheck, CircleDot, Eye, Lock, Wrench } from 'lucide-react'
import { Badge } from '../../ui/index.ts'
import { STATE_WORDS } from './copy.ts'

const ICON = { open: CircleDot, watching: Eye, repaired: Wrench, proven: CircleCheck, closed: Lock }

/** Where a case stands: icon, word and colour. */
export function StateBadge({ state }: { state: CaseState }) {
  const Icon = ICON[state]
  const { words, tone } = STATE_WORDS[state]
  return (
    <Badge icon={<Icon aria-hidden="true" />} tone={tone}>
      {words}
    </Badge>
  )
}
