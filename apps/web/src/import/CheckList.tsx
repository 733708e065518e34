import { AMOUNT_NAMES, type AmountUnit, DISTANCE_NAMES, type FileImport } from '@tappet/upkeep'
import { currencyOptions } from '../format/money.ts'
import type { CsvFile } from '../platform/files/csv-file.ts'
import { ENCODINGS, type Encoding } from '../platform/files/encodings.ts'
import { Alert, Button, SelectField } from '../ui/index.ts'
import { guessTexts, takenTexts, unusedText } from './checks.ts'
import type { Choices } from './choices.ts'

const UNTOLD = 'The file doesn’t say.'
const GALLONS: readonly AmountUnit[] = ['us_gal', 'uk_gal']
const AMOUNTS = Object.keys(AMOUNT_NAMES) as AmountUnit[]

export type SettingsProps = {
  read: FileImport
  file: CsvFile
  choices: Choices
  onChange: (choices: Choices) => void
  onEncoding: (encoding: Encoding) => void
}

/** Asks for what the file does not state. Each choice stands at the driver's own. */
export function SettingChoices(props: SettingsProps) {
  const { read, choices, onChange } = props
  const { asks, settings } = read
  const volumes = asks.volume === 'gallon' ? GALLONS : AMOUNTS
  return (
    <>
      <Writing {...props} />
      {asks.distance ? (
        <SelectField
          hint={UNTOLD}
          label="The odometer is in"
          onChange={({ target }) =>
            onChange({ ...choices, distanceUnit: target.value === 'km' ? 'km' : 'mi' })
          }
          options={Object.entries(DISTANCE_NAMES).map(([value, label]) => ({ value, label }))}
          value={choices.distanceUnit}
        />
      ) : null}
      {asks.volume ? (
        <SelectField
          hint={UNTOLD}
          label="The fuel is in"
          onChange={({ target }) => {
            const volumeUnit = volumes.find((unit) => unit === target.value)
            if (volumeUnit) onChange({ ...choices, volumeUnit })
          }}
          options={volumes.map((unit) => ({ value: unit, label: AMOUNT_NAMES[unit] }))}
          value={asks.volume === 'gallon' ? settings.gallon : choices.volumeUnit}
        />
      ) : null}
      {asks.currency ? (
        <SelectField
          hint={UNTOLD}
          label="It was paid in"
          onChange={({ target }) => onChange({ ...choices, currency: target.value })}
          options={currencyOptions()}
          value={choices.currency}
        />
      ) : null}
    </>
  )
}

/** How letters, dates and numbers are written, where no line tells. */
function Writing({ read, file, choices, onChange, onEncoding }: SettingsProps) {
  const { asks, settings } = read
  return (
    <>
      {file.isEncodingTold ? null : (
        <SelectField
          hint={file.letters ? `It reads: ${file.letters}` : UNTOLD}
          label="Letters are written in"
          onChange={({ target }) => onEncoding(target.value as Encoding)}
          options={Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }))}
          value={file.encoding}
        />
      )}
      {asks.dateOrder ? (
        <SelectField
          hint={UNTOLD}
          label="How are dates like 3/4/2025 written?"
          onChange={({ target }) =>
            onChange({ ...choices, dateOrder: target.value === 'day-first' ? 'day-first' : 'month-first' })
          }
          options={[
            { value: 'month-first', label: 'Month first: March 4' },
            { value: 'day-first', label: 'Day first: April 3' },
          ]}
          value={settings.dateOrder}
        />
      ) : null}
      {asks.decimalSign ? (
        <SelectField
          hint={UNTOLD}
          label="How are numbers like 1.234 written?"
          onChange={({ target }) => onChange({ ...choices, decimalSign: target.value === ',' ? ',' : '.' })}
          options={[
            { value: '.', label: 'A point before decimals: 1,234.56' },
            { value: ',', label: 'A comma before decimals: 1.234,56' },
          ]}
          value={settings.decimalSign}
        />
      ) : null}
    </>
  )
}

/** What the file says that was not used, and what it does not say: looked at before anything is imported. */
export function CheckList({
  read,
  untold,
  doubts,
  isAccepted,
  onAccept,
}: {
  read: FileImport
  /** What was decided without the file, each as a sentence. */
  untold: readonly string[]
  doubts: readonly string[]
  isAccepted: boolean
  onAccept: () => void
}) {
  const parts = [
    { title: 'Left out', texts: read.unused.map(unusedText) },
    { title: 'Not said in the file', texts: [...untold, ...guessTexts(read), ...takenTexts(read)] },
    { title: 'Readings that don’t fit', texts: doubts },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <Alert
      action={
        <Button onClick={onAccept} settled={isAccepted} size="sm" variant="secondary">
          {isAccepted ? 'Checked' : 'That’s right'}
        </Button>
      }
      title="Check this before you add it"
      tone={isAccepted ? 'info' : 'soon'}
    >
      {parts.map(({ title, texts }) => (
        <div className="mt-2" key={title}>
          <p className="text-sm font-semibold text-muted">{title}</p>
          <ul aria-label={title} className="max-h-48 list-disc overflow-y-auto pl-5">
            {texts.map((text) => (
              <li className="break-words" key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Alert>
  )
}

/** What stands at the driver's own choice because the file does not say it. */
export function untoldTexts(read: FileImport, file: CsvFile, carName: string | null): string[] {
  const { asks, settings } = read
  return [
    ...(file.isEncodingTold ? [] : [`Letters: ${ENCODINGS[file.encoding]}.`]),
    ...(asks.dateOrder
      ? [settings.dateOrder === 'day-first' ? 'Dates: day first.' : 'Dates: month first.']
      : []),
    ...(asks.decimalSign
      ? [`Decimals stand after a ${settings.decimalSign === ',' ? 'comma' : 'point'}.`]
      : []),
    ...(asks.distance ? [`Odometer: ${DISTANCE_NAMES[settings.distance].toLowerCase()}.`] : []),
    ...(asks.volume ? [`Fuel: ${AMOUNT_NAMES[settings.volume]}.`] : []),
    ...(asks.currency ? [`Money: ${settings.currency}.`] : []),
    ...(carName === null ? [] : [`Car: ${carName}.`]),
  ]
}
