import type { Felt } from '@tappet/acoustics/vibration'
import { useState } from 'react'
import { SelectField } from '../../ui/index.ts'
import { FeelEngine } from './FeelEngine.tsx'
import { FeelRoad } from './FeelRoad.tsx'
import { copy } from './feel-copy.ts'

const WHAT = [
  { value: 'engine', label: copy.ofEngine },
  { value: 'wheels', label: copy.ofWheels },
  { value: 'braking', label: copy.ofBrakes },
]

export type FeelTakesProps = { carId: string | null; onFelt: (felt: readonly Felt[]) => void }

export function FeelTakes({ carId, onFelt }: FeelTakesProps) {
  const [what, setWhat] = useState('engine')
  return (
    <>
      <SelectField
        label={copy.choice}
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
