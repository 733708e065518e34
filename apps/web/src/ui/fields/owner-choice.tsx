import { Button } from '../marks/button.tsx'
import { SelectField } from './select-field.tsx'

export function OwnerChoice({
  text,
  label,
  placeholder,
  again,
  options,
  onChoose,
  onReadAgain,
}: {
  text: string | null
  label: string
  placeholder: string
  again: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  onReadAgain: () => void
}) {
  if (text === null) return null
  return (
    <div className="flex w-full flex-col items-start gap-2 py-1 print:hidden">
      {text === '' ? null : <p className="text-sm text-soon">{text}</p>}
      {options.length === 0 ? (
        <Button onClick={onReadAgain} size="sm" variant="secondary">
          {again}
        </Button>
      ) : (
        <SelectField
          label={label}
          onChange={({ target }) => (target.value === '' ? undefined : onChoose(target.value))}
          options={options}
          placeholder={placeholder}
          value=""
        />
      )}
    </div>
  )
}
