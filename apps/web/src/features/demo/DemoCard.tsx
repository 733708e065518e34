import { Card, CardBody } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { RemoveDemo } from './RemoveDemo.tsx'

export function DemoCard() {
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-4">
        <div>
          <h2 className="text-2xl">{copy.cardTitle}</h2>
          <p className="mt-1 text-muted">{copy.cardText}</p>
        </div>
        <RemoveDemo variant="danger" />
      </CardBody>
    </Card>
  )
}
