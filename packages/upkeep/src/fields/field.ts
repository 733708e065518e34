/** What a table of fields states of each column that a driver writes; CONTRIBUTING.md has the recipe. */

type Common = {
  label: string
  hint?: string
  /** Heading of its column in the CSV file, where it is not the label. */
  csvHeading?: string
  /** Lower-case headings under which somebody's own table holds it, the most likely first. */
  knownHeadings?: readonly string[]
  /** A row without it is refused; the others are null where nothing is known. */
  required?: true
}

/** Counted in characters (Unicode code points), as PostgreSQL's char_length does. A text `notBlank` is null or has more than spaces. */
type Text = Common & {
  kind: 'text'
  maxLength: number
  placeholder?: string
  multiline?: true
  notBlank?: true
}
/** `most`: how many addresses, with a space between them; one by default. */
type Address = Common & { kind: 'address'; maxLength: number; most?: number }
type Code = Common & { kind: 'code'; pattern: RegExp; wrong: string }
type Picture = Common & { kind: 'picture'; maxLength: number }
/** A calendar day, YYYY-MM-DD. */
type Day = Common & { kind: 'day' }
type Moment = Common & { kind: 'moment' }
type Year = Common & { kind: 'year'; min: number; max: number }
/**
 * A whole number of miles. `max` is more than any car has driven: a larger number is something else. `kmIn` names the
 * field that holds it as typed where that was in kilometers.
 */
type Miles = Common & { kind: 'miles'; max: number; kmIn: string }
/** Whole kilometers behind a number of miles; null where miles were typed. Forms, files and lists show the miles' field alone. */
type Kilometers = Common & { kind: 'kilometers' }
/** A number in the unit that another field of the row names. `isPositive`: 0 is refused too. */
type Quantity = Common & {
  kind: 'quantity'
  unitIn: string
  max: number
  decimals: number
  isPositive?: true
}
type Temperature = Common & { kind: 'temperature'; min: number; max: number }
/** In the row's `currency`, with its decimals; below zero is money back. */
type Amount = Common & { kind: 'money'; max: number }
type Minor = Common & { kind: 'minor' }
/** ISO 4217; null is US dollars. */
type Currency = Common & { kind: 'currency' }
/** `unknown`: how a form offers none of them. */
type Choice = Common & { kind: 'choice'; options: Readonly<Record<string, Option>>; unknown?: string }
type Flag = Common & { kind: 'flag'; default: boolean }

export type Option = { label: string; sign?: string; csv?: string }

export type Field =
  | Text
  | Address
  | Code
  | Picture
  | Day
  | Moment
  | Year
  | Miles
  | Kilometers
  | Quantity
  | Temperature
  | Amount
  | Minor
  | Currency
  | Choice
  | Flag

export type Kind = Field['kind']
export type OfKind<K extends Kind> = Extract<Field, { kind: K }>
export type Value = string | number | boolean | null

export type FieldTable = Readonly<Record<string, Field>>

type ValueOf<F extends Field> = F extends Choice
  ? keyof F['options']
  : F extends Flag
    ? boolean
    : F extends Year | Miles | Kilometers | Quantity | Temperature | Amount | Minor
      ? number
      : string

export type RowOf<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Flag
    ? boolean
    : Fields[Name] extends { required: true }
      ? ValueOf<Fields[Name]>
      : ValueOf<Fields[Name]> | null
}

export type RequiredOf<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never
}[keyof Fields]

export const shownNames = <Fields extends FieldTable>(fields: Fields) =>
  namesOf(fields).filter((name) => fields[name]?.kind !== 'kilometers')

export const namesOf = <Fields extends FieldTable>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[]

export const lengthOf = (text: string): number => [...text].length
