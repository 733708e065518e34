import { useState } from 'react'
import { Badge, Button, Card, CardBody, CardHeader, lateLayer, Skeleton } from '../../ui/index.ts'
import type { FeelTakesProps } from './FeelTakes.tsx'
import { copy } from './takes-copy.ts'

const FeelTakes = lateLayer<FeelTakesProps & { onGiveUp: () => void }>(
  async () => (await import('./FeelTakes.tsx')).FeelTakes,
  {
    close: ({ onGiveUp }) => onGiveUp(),
    waiting: <Skeleton className="h-48 w-full" />,
  },
)

export function FeelCard(props: FeelTakesProps) {
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
