import { Card, CardBody } from '../../ui/index.ts'
import { RemoveDemo } from './RemoveDemo.tsx'

export function DemoCard() {
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-4">
        <div>
          <h2 className="text-2xl">This is a demo</h2>
          <p className="mt-1 text-muted">
            The car and its records are made up. The two recordings were synthesized; what they are diagnosed
            as is what Tappet heard in them. Everything is deleted a day after you started, or as soon as you
            remove it.
          </p>
        </div>
        <RemoveDemo variant="danger" />
      </CardBody>
    </Card>
  )
}
