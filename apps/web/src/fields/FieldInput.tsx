import { type Field, type FieldTable, signIn, TEMPERATURE_SIGN } from '@tappet/upkeep'
import type { Ref } from 'react'
import { currencyOptions } from '../format/money.ts'
import { NumberField, SelectField, Switch, TextArea, TextField } from '../ui/index.ts'
import * as copy from './copy.ts'
import type { ErrorsOf, FormOf } from './form.ts'
import type { Typing } from './typed.ts'

type InputProps = {
  field: Field
  units: Typing['units']
  unit?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  value?: string
  onChange: (event: { target: { value: string } }) => unknown
  name?: string
  // biome-ignore lint/suspicious/noExplicitAny: react-hook-form gives one ref for every kind of control.
  ref?: Ref<any>
  // biome-ignore lint/suspicious/noExplicitAny: as ref.
  onBlur?: (event: any) => unknown
  list?: string
  max?: string | number
}

/** A file, a picture and an instant have none. */
export function FieldInput({ field, units, unit, ...control }: InputProps) {
  const { required, label, hint } = field
  const props = {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(required ? { required: true as const } : { optional: true as const }),
    ...control,
  }
  const inUnit = unit ? { unit } : {}
  switch (field.kind) {
    case 'text':
      if (field.multiline) return <TextArea placeholder={field.placeholder} rows={2} {...props} />
      return <TextField autoComplete="off" placeholder={field.placeholder} {...props} />
    case 'code':
      return <TextField autoCapitalize="characters" autoComplete="off" spellCheck={false} {...props} />
    case 'day':
      return <TextField type="date" {...props} />
    case 'year':
      return <NumberField maxLength={4} {...props} />
    case 'miles':
      return <NumberField unit={units.distance} {...props} />
    case 'quantity':
      return <NumberField decimals {...inUnit} {...props} />
    case 'temperature':
      // A phone's number pad has no minus.
      return <TextField autoComplete="off" unit={TEMPERATURE_SIGN[units.temperature]} {...props} />
    case 'money':
    case 'minor':
      return <NumberField decimals step={0.01} {...inUnit} {...props} />
    case 'currency':
      return <SelectField options={currencyOptions()} {...props} />
    case 'choice':
      return <SelectField options={optionsOf(field)} {...props} />
    case 'address':
    case 'picture':
    case 'moment':
    case 'kilometers':
    case 'flag':
      return null
  }
}

const optionsOf = (field: Extract<Field, { kind: 'choice' }>) => [
  ...(field.required ? [] : [{ value: '', label: field.unknown ?? copy.notKnown }]),
  ...Object.entries(field.options).map(([value, { label }]) => ({ value, label })),
]

export function FormInput<Fields extends FieldTable>({
  fields,
  name,
  form,
  errors,
  onChange,
  ...others
}: {
  fields: Fields
  name: keyof Fields & string
  form: FormOf<Fields>
  errors: ErrorsOf<FormOf<Fields>>
  onChange: (part: Partial<FormOf<Fields>>) => void
} & Pick<InputProps, 'units' | 'hint' | 'list' | 'max' | 'unit'>) {
  const field: Field = fields[name] as Field
  const typed: string | boolean = form[name]
  const change = (value: string | boolean) => onChange({ [name]: value } as Partial<FormOf<Fields>>)
  if (typeof typed === 'boolean')
    return (
      <Switch
        checked={typed}
        hint={field.hint}
        label={<span className="font-semibold">{field.label}</span>}
        onChange={({ target }) => change(target.checked)}
      />
    )
  return (
    <FieldInput
      error={errors[name]}
      field={field}
      onChange={({ target }) => change(target.value)}
      unit={field.kind === 'quantity' ? signIn(fields, field.unitIn, form) : undefined}
      value={typed}
      {...others}
    />
  )
}
