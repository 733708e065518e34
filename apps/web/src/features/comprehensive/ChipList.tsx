import { Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button, Chip, ChipGroup, TextField } from '../../ui/index.ts'
import { copy } from './copy.ts'

export type ChipListProps = {
  label: string
  hint: ReactNode
  optional?: boolean
  placeholder: string
  listLabel: string
  addLabel: string
  values: readonly string[]
  mark?: (value: string) => ReactNode
  pending: string
  maxLength: number
  capitals?: boolean
  onPending: (text: string) => void
  onAdd: () => void
  onRemove: (value: string) => void
  onEmptyEnter: () => void
}

export function ChipList(props: ChipListProps) {
  const { values, pending, onPending, onAdd, onRemove, onEmptyEnter } = props
  const field = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const add = () => {
    if (pending.trim() !== '') setNews(copy.added(pending.trim()))
    onAdd()
    field.current?.focus()
  }
  const remove = (value: string) => {
    setNews(copy.removed(value))
    onRemove(value)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (pending.trim() === '') onEmptyEnter()
    else add()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            autoCapitalize={props.capitals ? 'characters' : 'sentences'}
            autoComplete="off"
            autoCorrect={props.capitals ? 'off' : undefined}
            className={props.capitals ? 'uppercase placeholder:normal-case' : undefined}
            enterKeyHint="done"
            hint={props.hint}
            label={props.label}
            maxLength={props.maxLength}
            onChange={(event) => onPending(event.target.value)}
            onKeyDown={onKeyDown}
            optional={props.optional ?? false}
            placeholder={props.placeholder}
            ref={field}
            spellCheck={!props.capitals}
            value={pending}
          />
        </div>
        <Button aria-label={props.addLabel} icon={<Plus />} onClick={add} variant="secondary">
          {copy.add}
        </Button>
      </div>
      {values.length > 0 ? (
        <ChipGroup label={props.listLabel}>
          {values.map((value) => (
            <Chip key={value} onRemove={() => remove(value)} removeLabel={copy.remove(value)}>
              <span className="min-w-0 break-words">{value}</span>
              {props.mark?.(value)}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      <span aria-live="polite" className="sr-only">
        {news}
      </span>
    </div>
  )
}
