import { byteToHex } from '@tappet/obd'
import { useState } from 'react'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Button, Checkbox, SearchField, Sheet } from '../../../ui/index.ts'
import { shownUnit } from '../values.ts'
import { type LiveValue, MAX_CHOSEN, matching } from './choices.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  offered: readonly LiveValue[]
  chosen: readonly LiveValue[]
  onChoose: (ids: readonly string[]) => void
}

export function ValuePicker({ open, onOpenChange, offered, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const found = matching(offered, query)
  return (
    <Sheet
      description={`There are ${offered.length} values to choose from. Up to ${MAX_CHOSEN} are read at a time: the fewer, the faster.`}
      footer={<Button onClick={() => onOpenChange(false)}>Show {chosen.length} Values</Button>}
      onOpenChange={onOpenChange}
      open={open}
      title="Choose values"
    >
      <SearchField
        label="Search values"
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
        placeholder="Temperature, fuel, 0C"
        value={query}
      />
      {found.length === 0 ? (
        <p className="mt-4 text-muted">No value of this car fits. Try fewer words.</p>
      ) : (
        <ul aria-label="Values of this car" className="mt-2 divide-y divide-line">
          {found.map((value) => (
            <li key={value.id}>
              <Choice chosen={chosen} onChoose={onChoose} value={value} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

type ChoiceProps = Pick<Props, 'chosen' | 'onChoose'> & { value: LiveValue }

function Choice({ value, chosen, onChoose }: ChoiceProps) {
  const units = useUnits()
  const ids = chosen.map(({ id }) => id)
  const isChosen = ids.includes(value.id)
  const unit = shownUnit(value.unit, units).unit
  return (
    <Checkbox
      checked={isChosen}
      // With none there is nothing to read.
      disabled={isChosen ? ids.length === 1 : ids.length >= MAX_CHOSEN}
      hint={`${value.pid === null ? 'Your own' : `PID ${byteToHex(value.pid)}`}${unit === '' ? '' : `, ${unit}`}`}
      label={value.name}
      onChange={({ target }) =>
        onChoose(target.checked ? [...ids, value.id] : ids.filter((id) => id !== value.id))
      }
    />
  )
}
