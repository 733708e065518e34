import { AMOUNT_NAMES, type AmountUnit, DISTANCE_NAMES, type FileImport } from '@tappet/upkeep'
import { currencyOptions } from '../format/money.ts'
import type { CsvFile } from '../platform/files/csv-file.ts'
import { ENCODINGS, type Encoding } from '../platform/files/encodings.ts'
import { Alert, Button, SelectField } from '../ui/index.ts'
import { guessTexts, takenTexts, unusedText } from './checks.ts'
import type { Choices } from './choices.ts'
import { copy } from './copy.ts'

const GALLONS: readonly AmountUnit[] = ['us_gal', 'uk_gal']
const AMOUNTS = Object.keys(AMOUNT_NAMES) as AmountUnit[]

export type SettingsProps = {
  read: FileImport
  file: CsvFile
  choices: Choices
  onChange: (choices: Choices) => void
  onEncoding: (encoding: Encoding) => void
}

export function SettingChoices({ read, file, choices, onChange, onEncoding }: SettingsProps) {
  const { asks, settings } = read
  const volumes = asks.volume === 'gallon' ? GALLONS : AMOUNTS
  const choose = (part: Partial<Choices>) => onChange({ ...choices, ...part })
  const questions = [
    !file.isEncodingTold && {
      hint: file.letters ? copy.lettersRead(file.letters) : copy.untold,
      label: copy.letters,
      options: optionsOf(ENCODINGS),
      value: file.encoding,
      choose: (value: string) => onEncoding(value as Encoding),
    },
    asks.dateOrder && {
      label: copy.dates,
      options: optionsOf({ 'month-first': copy.monthFirst, 'day-first': copy.dayFirst }),
      value: settings.dateOrder,
      choose: (value: string) => choose({ dateOrder: value === 'day-first' ? value : 'month-first' }),
    },
    asks.decimalSign && {
      label: copy.numbers,
      options: optionsOf({ '.': copy.point, ',': copy.comma }),
      value: settings.decimalSign,
      choose: (value: string) => choose({ decimalSign: value === ',' ? value : '.' }),
    },
    asks.distance && {
      label: copy.distance,
      options: optionsOf(DISTANCE_NAMES),
      value: choices.distanceUnit,
      choose: (value: string) => choose({ distanceUnit: value === 'km' ? value : 'mi' }),
    },
    asks.volume && {
      label: copy.volume,
      options: volumes.map((unit) => ({ value: unit, label: AMOUNT_NAMES[unit] })),
      value: asks.volume === 'gallon' ? settings.gallon : choices.volumeUnit,
      choose: (value: string) => choose({ volumeUnit: value as AmountUnit }),
    },
    asks.currency && {
      label: copy.currency,
      options: currencyOptions(),
      value: choices.currency,
      choose: (currency: string) => choose({ currency }),
    },
  ]
  return questions.map(
    (question) =>
      question && (
        <SelectField
          hint={question.hint ?? copy.untold}
          key={question.label}
          label={question.label}
          onChange={({ target }) => question.choose(target.value)}
          options={question.options}
          value={question.value}
        />
      ),
  )
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

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
    { title: copy.leftOut, texts: read.unused.map(unusedText) },
    { title: copy.notSaid, texts: [...untold, ...guessTexts(read), ...takenTexts(read)] },
    { title: copy.unfit, texts: doubts },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <Alert
      action={
        <Button onClick={onAccept} settled={isAccepted} size="sm" variant="secondary">
          {isAccepted ? copy.accepted : copy.accept}
        </Button>
      }
      title={copy.check}
      tone={isAccepted ? 'info' : 'soon'}
    >
      {parts.map(({ title, texts }) => (
        <div className="mt-2" key={title}>
          <p className="text-sm font-semibold text-muted">{title}</p>
          <ul aria-label={title} className="max-h-96 list-disc overflow-y-auto pl-5">
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
export function untoldTexts(content: FileImport, file: CsvFile, carName: string | null): string[] {
  const { asks, settings } = content
  return [
    ...(file.isEncodingTold ? [] : [copy.lettersAre(ENCODINGS[file.encoding])]),
    ...(asks.dateOrder ? [settings.dateOrder === 'day-first' ? copy.areDayFirst : copy.areMonthFirst] : []),
    ...(asks.decimalSign ? [copy.decimalsAfter(settings.decimalSign)] : []),
    ...(asks.distance ? [copy.odometerIn(DISTANCE_NAMES[settings.distance].toLowerCase())] : []),
    ...(asks.volume ? [copy.fuelIn(AMOUNT_NAMES[settings.volume])] : []),
    ...(asks.currency ? [copy.moneyIn(settings.currency)] : []),
    ...(carName === null ? [] : [copy.carIs(carName)]),
  ]
}
