import { useState } from 'react'
import { Badge, Button, Card, CardBody, CardHeader, lateLayer, Skeleton } from '../../ui/index.ts'
import type { FeelTakesProps } from './FeelTakes.tsx'

const FeelTakes = lateLayer<FeelTakesProps & { onGiveUp: () => void }>({
  load: async () => (await import('./FeelTakes.tsx')).FeelTakes,
  isOpen: () => true,
  close: ({ onGiveUp }) => onGiveUp(),
  waiting: <Skeleton className="h-48 w-full" />,
})

export function FeelCard(props: FeelTakesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card className="print:hidden">
      <CardHeader
        action={<Badge>Experimental</Badge>}
        description="A phone that lies on a seat feels the beat of the engine and the turn of the wheels. It helps to tell what shakes, and is not needed."
        title="Feel as well as hear"
      />
      <CardBody className="flex flex-col gap-4">
        {isOpen ? (
          <FeelTakes {...props} onGiveUp={() => setIsOpen(false)} />
        ) : (
          <Button className="self-start" onClick={() => setIsOpen(true)} variant="secondary">
            Lay the phone on the seat
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
