import { CASE_PROVEN_WORDS, type CaseProven, type CaseState } from '@tappet/diagnosis/casebook'
import { CircleCheck, CircleDot, Eye, Lock, Wrench } from 'lucide-react'
import { Badge } from '../../ui/index.ts'
import { stateWords } from './copy.ts'

const ICON = { open: CircleDot, watching: Eye, repaired: Wrench, proven: CircleCheck, closed: Lock }

/** `proven`: of how much. */
export function StateBadge({ state, proven }: { state: CaseState; proven: CaseProven }) {
  const Icon = ICON[state]
  const { words, tone } = stateWords(state)
  const isPart = state === 'proven' && proven !== 'whole'
  return (
    <Badge icon={<Icon />} tone={isPart ? 'neutral' : tone}>
      {state === 'proven' ? CASE_PROVEN_WORDS[proven] : words}
    </Badge>
  )
}
