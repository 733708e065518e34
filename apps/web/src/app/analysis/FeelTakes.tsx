import type { Felt } from '@tappet/acoustics/vibration'
import { useState } from 'react'
import { SelectField } from '../../ui/index.ts'
import { FeelEngine } from './FeelEngine.tsx'
import { FeelRoad } from './FeelRoad.tsx'

const WHAT = [
  { value: 'engine', label: 'The engine, parked and idling' },
  { value: 'wheels', label: 'The wheels, at an even speed' },
  { value: 'braking', label: 'The brakes, slowing down lightly' },
]

export type FeelTakesProps = { carId: string | null; onFelt: (felt: readonly Felt[]) => void }

export function FeelTakes({ carId, onFelt }: FeelTakesProps) {
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
