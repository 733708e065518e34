import { byteToHex } from '@tappet/obd'
import { useState } from 'react'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Button, Checkbox, SearchField, Sheet } from '../../../ui/index.ts'
import { shownUnit } from '../values.ts'
import { type LiveValue, MAX_CHOSEN, matching } from './choices.ts'
import { copy } from './now-copy.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  offered: readonly LiveValue[]
  chosen: readonly LiveValue[]
  onChoose: (ids: readonly string[]) => void
}

export function ValuePicker({ open, onOpenChange, offered, chosen, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const matches = matching(offered, query)
  return (
    <Sheet
      description={copy.chooseHint(offered.length, MAX_CHOSEN)}
      footer={<Button onClick={() => onOpenChange(false)}>{copy.showValues(chosen.length)}</Button>}
      onOpenChange={onOpenChange}
      open={open}
      title={copy.chooseTitle}
    >
      <SearchField
        label={copy.searchValues}
        onChange={(event) => setQuery(event.target.value)}
        onClear={() => setQuery('')}
        placeholder={copy.searchExample}
        value={query}
      />
      {matches.length === 0 ? (
        <p className="mt-4 text-muted">{copy.noValueFits}</p>
      ) : (
        <ul aria-label={copy.valuesLabel} className="mt-2 divide-y divide-line">
          {matches.map((value) => (
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
      hint={`${value.pid === null ? copy.ownValue : `PID ${byteToHex(value.pid)}`}${unit === '' ? '' : `, ${unit}`}`}
      label={value.name}
      onChange={({ target }) =>
        onChoose(target.checked ? [...ids, value.id] : ids.filter((id) => id !== value.id))
      }
    />
  )
}
