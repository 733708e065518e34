import {
  DISTANCE_NAMES,
  type FuelImport,
  type FuelImportOptions,
  VOLUME_NAMES,
  type VolumeUnit,
} from '@tappet/upkeep'
import { currencyOptions } from '../../../format/money.ts'
import { DateOrderField, SelectField } from '../../../ui/index.ts'

const GALLONS: readonly VolumeUnit[] = ['us_gal', 'uk_gal']

type ChoicesProps = {
  read: FuelImport
  choices: FuelImportOptions
  onChange: (choices: FuelImportOptions) => void
}

/** Asks for what the file does not state. */
export function FuelImportChoices(props: ChoicesProps) {
  const { read, choices, onChange } = props
  const { asks } = read
  const volumes = asks.volume === 'gallon' ? GALLONS : (['us_gal', 'uk_gal', 'l'] as const)
  return (
    <>
      {read.vehicles.length > 1 ? <WhichCar {...props} /> : null}
      <Writing {...props} />
      {asks.distance ? (
        <SelectField
          hint="The file does not tell."
          label="The odometer is in"
          onChange={({ target }) =>
            onChange({ ...choices, distanceUnit: target.value === 'km' ? 'km' : 'mi' })
          }
          options={[
            { value: 'mi', label: DISTANCE_NAMES.mi },
            { value: 'km', label: DISTANCE_NAMES.km },
          ]}
          value={choices.distanceUnit}
        />
      ) : null}
      {asks.volume ? (
        <SelectField
          hint="The file does not tell."
          label="The fuel is in"
          onChange={({ target }) => {
            const volumeUnit = volumes.find((unit) => unit === target.value)
            if (volumeUnit) onChange({ ...choices, volumeUnit })
          }}
          options={volumes.map((unit) => ({ value: unit, label: VOLUME_NAMES[unit] }))}
          value={volumes.find((unit) => unit === choices.volumeUnit) ?? 'us_gal'}
        />
      ) : null}
      {asks.currency ? (
        <SelectField
          hint="The file does not tell."
          label="It was paid in"
          onChange={({ target }) => onChange({ ...choices, currency: target.value })}
          options={currencyOptions()}
          value={choices.currency}
        />
      ) : null}
    </>
  )
}

function WhichCar({ read, choices, onChange }: ChoicesProps) {
  return (
    <SelectField
      label="Which car?"
      onChange={({ target }) => {
        const { vehicle: _, ...rest } = choices
        onChange(target.value === '' ? rest : { ...rest, vehicle: target.value })
      }}
      options={read.vehicles.map((vehicle) => ({ value: vehicle, label: vehicle }))}
      placeholder="All of them, as one car"
      value={choices.vehicle ?? ''}
    />
  )
}

/** How dates and numbers are written, where no line tells. */
function Writing({ read, choices, onChange }: ChoicesProps) {
  return (
    <>
      {read.asks.dateOrder ? (
        <DateOrderField
          onChange={(dateOrder) => onChange({ ...choices, dateOrder })}
          value={read.dateOrder}
        />
      ) : null}
      {read.asks.decimalSign ? (
        <SelectField
          hint="The file does not tell."
          label="How are numbers like 1.234 written?"
          onChange={({ target }) => onChange({ ...choices, decimalSign: target.value === ',' ? ',' : '.' })}
          options={[
            { value: '.', label: 'A point before decimals: 1,234.56' },
            { value: ',', label: 'A comma before decimals: 1.234,56' },
          ]}
          value={read.decimalSign}
        />
      ) : null}
    </>
  )
}
