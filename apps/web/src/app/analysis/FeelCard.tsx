import type { Felt } from '@tappet/acoustics/vibration'
import { useState } from 'react'
import { Badge, Button, Card, CardBody, CardHeader, SelectField } from '../../ui/index.ts'
import { FeelEngine } from './FeelEngine.tsx'
import { FeelRoad } from './FeelRoad.tsx'

const WHAT = [
  { value: 'engine', label: 'The engine, parked and idling' },
  { value: 'wheels', label: 'The wheels, at an even speed' },
  { value: 'braking', label: 'The brakes, slowing down lightly' },
]

type Props = { carId: string | null; onFelt: (felt: readonly Felt[]) => void }

/** Takes of motion beside the sound; experimental, and never required. */
export function FeelCard(props: Props) {
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
          <FeelTakes {...props} />
        ) : (
          <Button className="self-start" onClick={() => setIsOpen(true)} variant="secondary">
            Lay the phone on the seat
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

function FeelTakes({ carId, onFelt }: Props) {
  const [what, setWhat] = useState('engine')
  return (
    <>
      <SelectField
        label="What to feel"
        onChange={({ target }) => setWhat(target.value)}
        options={WHAT}
        value={what}
      />
      {what === 'engine' ? (
        <FeelEngine onFelt={onFelt} />
      ) : (
        <FeelRoad carId={carId} isBraking={what === 'braking'} onFelt={onFelt} />
      )}
    </>
  )
}
