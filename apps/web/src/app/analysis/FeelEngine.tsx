import { TAKE_SECONDS } from '@tappet/acoustics/normal'
import type { Felt } from '@tappet/acoustics/vibration'
import { useEffect, useRef, useState } from 'react'
import { TakeStage, useTake } from '../../features/own-sound/index.ts'
import type { MotionOpening } from '../../platform/motion/motion.ts'
import { webMotion } from '../../platform/motion/motion.web.ts'
import { carLink } from '../../platform/obd/car-link.ts'
import { recordSpeeds } from '../../platform/obd/car-speeds.ts'
import { SelectField } from '../../ui/index.ts'
import { askFeel } from './ask-feel.ts'
import { FeltLines, type ShownFeeling } from './FeltLines.tsx'
import type { FeltTake } from './feel.ts'
import { copy, UNREAD } from './feel-copy.ts'
import { lastSeconds } from './motion-take.ts'

const CYLINDERS = ['3', '4', '5', '6', '8'].map((value) => ({ value, label: copy.cylinders(value) }))

export function FeelEngine({ onFelt }: { onFelt: (felt: readonly Felt[]) => void }) {
  const [cylinders, setCylinders] = useState('4')
  const [result, setResult] = useState<ShownFeeling | null>(null)
  const opening = useRef<Promise<MotionOpening> | null>(null)
  const speeds = useRef<ReturnType<typeof recordSpeeds> | null>(null)
  const taking = useTake<FeltTake | { kind: 'unread'; why: 'absent' | 'refused' }>({
    seconds: TAKE_SECONDS,
    measure: async (samples) => {
      const perMinute = speeds.current?.stop().engine ?? []
      const motion = await opening.current
      if (!motion?.ok) return { kind: 'unread', why: motion?.code ?? 'absent' }
      const shakes = lastSeconds(motion.stop(), TAKE_SECONDS)
      return askFeel({ of: 'engine', shakes, samples, cylinders: Number(cylinders), perMinute })
    },
    refuse: (take) => (take.kind === 'unread' ? UNREAD[take.why] : null),
    onTaken: (take) => {
      if (take.kind !== 'felt') return
      setResult({ ...take, of: 'engine' })
      onFelt(take.feeling.felt)
    },
  })
  // However a take ends, sensor and adapter are let go with it.
  const isResting = !taking.isRunning && !taking.isMeasuring
  useEffect(() => {
    if (isResting) return
    return () => {
      speeds.current?.stop()
      void opening.current?.then((motion) => motion.ok && motion.stop())
    }
  }, [isResting])
  const press = () => {
    if (!taking.isRunning) {
      // Within the tap: iOS answers no other question.
      opening.current = webMotion.open()
      // Ten seconds of sound alone would be for nothing.
      void opening.current.then((motion) => motion.ok || taking.end(UNREAD[motion.code]))
      speeds.current = recordSpeeds(carLink.state())
    }
    taking.press()
  }
  return (
    <>
      <SelectField
        label={copy.engine}
        onChange={({ target }) => setCylinders(target.value)}
        options={CYLINDERS}
        value={cylinders}
      />
      <TakeStage how={copy.engineHow} taking={{ ...taking, press }} title={copy.engineTitle} />
      {result ? <FeltLines {...result} /> : null}
    </>
  )
}
