import {
  columnsFor,
  extras,
  type Mapping,
  shownNames,
  type Table,
  type TargetName,
  targetFields,
} from '@tappet/upkeep'
import { SelectField } from '../ui/index.ts'
import { copy } from './copy.ts'

const KINDS = [
  { value: 'log', label: copy.services },
  { value: 'fuel', label: copy.fills },
]

function optionsOf(target: TargetName) {
  const fields = shownNames(targetFields[target]).map((value) => ({
    value,
    label: targetFields[target][value]?.label ?? value,
  }))
  const others = Object.entries(extras[target]).map(([value, { label }]) => ({ value, label }))
  return [...fields, ...others.filter(({ value }) => !fields.some((field) => field.value === value))]
}

export function ColumnChoices({ table, onChange }: { table: Table; onChange: (mapping: Mapping) => void }) {
  const { target, columns, headings, lines, title } = table
  const name = title?.replace(/^#+\s*/, '')
  const setTarget = (value: string) => {
    const next = value === 'log' || value === 'fuel' ? value : null
    onChange({ target: next, columns: next === null ? columns : columnsFor(table, next, null).columns })
  }
  const setColumn = (at: number, value: string) =>
    onChange({
      target,
      // A field has one column.
      columns: columns.map((each, place) => (place === at ? value || null : each === value ? null : each)),
    })
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">
        <bdi>{name ?? copy.table}</bdi>
      </legend>
      <SelectField
        label={copy.linesAre}
        onChange={({ target: select }) => setTarget(select.value)}
        options={KINDS}
        placeholder={copy.unused}
        value={target ?? ''}
      />
      {target === null ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          {headings.map((heading, at) => (
            <SelectField
              hint={exampleOf(lines, at)}
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              key={`${heading} ${at}`}
              label={heading || copy.column(at + 1)}
              onChange={({ target: select }) => setColumn(at, select.value)}
              options={optionsOf(target)}
              placeholder={copy.unused}
              value={columns[at] ?? ''}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function exampleOf(lines: Table['lines'], at: number): string {
  const cell = lines.map(({ cells }) => cells[at]?.trim() ?? '').find((text) => text !== '')
  return cell === undefined ? copy.empty : copy.example(cell.slice(0, 40))
}
