import { TAKE_SECONDS } from '@tappet/acoustics/normal'
import type { Felt } from '@tappet/acoustics/vibration'
import { useEffect, useRef, useState } from 'react'
import { TakeStage, useTake } from '../../features/own-sound/index.ts'
import type { MotionOpening } from '../../platform/motion/motion.ts'
import { webMotion } from '../../platform/motion/motion.web.ts'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import { Badge, Button, Card, CardBody, CardHeader, PointList, SelectField } from '../../ui/index.ts'
import type { FeltTake } from './feel.ts'

type Unread = Extract<FeltTake, { kind: 'unread' }>['why']

const UNREAD: Record<Unread | 'absent' | 'refused', string> = {
  absent: 'This device gives no motion. The sound alone counts.',
  refused: 'Motion was not allowed. The sound alone counts.',
  too_few: 'The sensor gave too few readings a second.',
  too_short: 'The sensor gave too few readings.',
  handled: 'The phone was moved. Lay it down and do not hold it.',
  no_speed:
    'The engine speed could not be heard, so no beat can be told from another. Is it idling steadily?',
}

const CYLINDERS = ['3', '4', '5', '6', '8'].map((value) => ({ value, label: `${value} cylinders` }))

/** A take of motion beside sound; experimental, and never required. */
export function FeelCard({ onFelt }: { onFelt: (felt: readonly Felt[]) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card className="print:hidden">
      <CardHeader
        action={<Badge>Experimental</Badge>}
        description="A phone that lies on a seat feels the beat of the engine. It helps to tell a shaking engine, and is not needed."
        title="Feel as well as hear"
      />
      <CardBody className="flex flex-col gap-4">
        {isOpen ? (
          <FeelTake onFelt={onFelt} />
        ) : (
          <Button className="self-start" onClick={() => setIsOpen(true)} variant="secondary">
            Lay the phone on the seat
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

function FeelTake({ onFelt }: { onFelt: (felt: readonly Felt[]) => void }) {
  const [cylinders, setCylinders] = useState('4')
  const [result, setResult] = useState<Extract<FeltTake, { kind: 'felt' }> | null>(null)
  const opening = useRef<Promise<MotionOpening> | null>(null)
  const taking = useTake<FeltTake | { kind: 'unread'; why: 'absent' | 'refused' }>({
    seconds: TAKE_SECONDS,
    measure: async (samples) => {
      const motion = await opening.current
      if (!motion?.ok) return { kind: 'unread', why: motion?.code ?? 'absent' }
      return askWorker<FeltTake>(
        new Worker(new URL('./feel.worker.ts', import.meta.url), { type: 'module' }),
        { shakes: motion.stop(), samples, cylinders: Number(cylinders) },
      )
    },
    refuse: (read) => (read.kind === 'unread' ? UNREAD[read.why] : null),
    onTaken: (read) => {
      if (read.kind !== 'felt') return
      setResult(read)
      onFelt(read.felt)
    },
  })
  // However a take ends, the sensor is let go with it.
  const isResting = taking.progress === null && !taking.isMeasuring
  useEffect(() => {
    if (isResting) return
    return () => void opening.current?.then((motion) => motion.ok && motion.stop())
  }, [isResting])
  const press = () => {
    // Within the tap: iOS answers no other question.
    if (taking.progress === null) opening.current = webMotion.open()
    taking.press()
  }
  return (
    <>
      <SelectField
        label="Engine"
        onChange={({ target }) => setCylinders(target.value)}
        options={CYLINDERS}
        value={cylinders}
      />
      <TakeStage
        how="Engine idling, car parked. Lay the phone flat on a seat and take your hand away. Your phone may ask whether motion may be read."
        taking={{ ...taking, press }}
        title="Ten seconds of motion and sound"
      />
      {result ? <FeltLines {...result} /> : null}
    </>
  )
}

function FeltLines({ felt, notTold }: { felt: readonly Felt[]; notTold: number }) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">What was felt</p>
      {felt.length > 0 ? (
        <PointList columns={1} points={felt.map(({ text }) => text)} />
      ) : (
        <p>Nothing that beats with the engine stood out. That is no proof that it runs evenly.</p>
      )}
      {notTold > 0 ? (
        <p className="mt-2 text-sm text-muted">
          This phone’s sensor is too slow to tell {notTold} of 3 beats at this engine speed.
        </p>
      ) : null}
    </div>
  )
}
