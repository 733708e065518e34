import type { DifferentialCase } from '@tappet/diagnosis'
import type { Senses } from '@tappet/diagnosis/differential'
import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { CaseDetails } from '../../features/differential/CaseDetails.tsx'
import type { CaseEdits } from '../../features/differential/index.ts'
import { answerKind } from '../../features/results/read-result.ts'
import { ContrastTakes } from './ContrastTakes.tsx'
import { FeelCard } from './FeelCard.tsx'

export type WhyInsideProps = {
  shown: ShownDiagnosis
  value: DifferentialCase
  edits: CaseEdits
  add: (senses: Senses) => void
}

export function WhyInside({ shown, value, edits, add }: WhyInsideProps) {
  return (
    <>
      <CaseDetails edits={edits} value={value} />
      <ContrastTakes
        isUnsure={answerKind(shown) === 'uncertain'}
        onTaken={(contrast) => add({ contrasts: [contrast] })}
        value={value}
      />
      <FeelCard carId={shown.vehicle_id} onFelt={(felt) => add({ vibration: { felt } })} />
    </>
  )
}
