import { DEFAULT_CURRENCY, type LogImport } from '@tappet/upkeep'
import { currencyOptions } from '../../../format/money.ts'
import { DateOrderField, SelectField } from '../../../ui/index.ts'
import type { Choices } from './choices.ts'

/** Asks for what the file does not state. */
export function ImportChoices({
  read,
  choices,
  onChange,
}: {
  read: LogImport
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  return (
    <>
      {read.vehicles.length > 1 ? (
        <SelectField
          label="Which car?"
          onChange={({ target }) => {
            const { vehicle: _, ...rest } = choices
            onChange(target.value === '' ? rest : { ...rest, vehicle: target.value })
          }}
          options={read.vehicles.map((vehicle) => ({ value: vehicle, label: vehicle }))}
          placeholder="All of them"
          value={choices.vehicle ?? ''}
        />
      ) : null}
      {read.dateOrderIsGuess ? (
        <DateOrderField
          onChange={(dateOrder) => onChange({ ...choices, dateOrder })}
          value={read.dateOrder}
        />
      ) : null}
      {read.statesMiles ? null : (
        <SelectField
          label="The odometer is in"
          onChange={({ target }) =>
            onChange({ ...choices, distanceUnit: target.value === 'km' ? 'km' : 'mi' })
          }
          options={[
            { value: 'mi', label: 'Miles' },
            { value: 'km', label: 'Kilometres' },
          ]}
          value={choices.distanceUnit}
        />
      )}
      {read.statesCurrency || read.records.every(({ cost }) => cost === null) ? null : (
        <SelectField
          label="It was paid in"
          onChange={({ target }) => onChange({ ...choices, currency: target.value })}
          options={currencyOptions()}
          value={choices.currency ?? DEFAULT_CURRENCY}
        />
      )}
    </>
  )
}
