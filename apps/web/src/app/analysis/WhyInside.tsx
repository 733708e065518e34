import type { DifferentialCase } from '@tappet/diagnosis'
import type { Senses } from '@tappet/diagnosis/differential'
import { useState } from 'react'
import { CaseDetails } from '../../features/differential/CaseDetails.tsx'
import type { CaseEdits } from '../../features/differential/index.ts'
import { answerKind, type ShownDiagnosis } from '../../features/results/read-result.ts'
import { Badge, Button, Card, CardBody, CardHeader, lateLayer, Skeleton } from '../../ui/index.ts'
import { ContrastTakes } from './ContrastTakes.tsx'
import type { FeelTakesProps } from './FeelTakes.tsx'
import { copy } from './takes-copy.ts'

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

const FeelTakes = lateLayer<FeelTakesProps & { onGiveUp: () => void }>(
  async () => (await import('./FeelTakes.tsx')).FeelTakes,
  {
    close: ({ onGiveUp }) => onGiveUp(),
    waiting: <Skeleton className="h-48 w-full" />,
  },
)

function FeelCard(props: FeelTakesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card className="print:hidden">
      <CardHeader
        action={<Badge>{copy.experimental}</Badge>}
        description={copy.feelHint}
        title={copy.feelTitle}
      />
      <CardBody className="flex flex-col gap-4">
        {isOpen ? (
          <FeelTakes {...props} onGiveUp={() => setIsOpen(false)} />
        ) : (
          <Button className="self-start" onClick={() => setIsOpen(true)} variant="secondary">
            {copy.feelOpen}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
