import { currencyCodes, DEFAULT_CURRENCY, type LogImport } from '@tappet/upkeep'
import { currencyName } from '../../../format/money.ts'
import { SelectField } from '../../../ui/index.ts'
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
        <SelectField
          hint="The file does not tell."
          label="How are dates like 3/4/2025 written?"
          onChange={({ target }) =>
            onChange({ ...choices, dateOrder: target.value === 'day-first' ? 'day-first' : 'month-first' })
          }
          options={[
            { value: 'month-first', label: 'Month first: March 4' },
            { value: 'day-first', label: 'Day first: April 3' },
          ]}
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
          options={currencyCodes.map((code) => ({ value: code, label: `${code}, ${currencyName(code)}` }))}
          value={choices.currency ?? DEFAULT_CURRENCY}
        />
      )}
    </>
  )
}
