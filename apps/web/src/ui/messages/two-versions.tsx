import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import * as copy from './conflict-copy.ts'
import { toast } from './toast.ts'

export type TwoValues = { label: string; mine: string; theirs: string }

type Props = {
  title: string
  fields: readonly TwoValues[]
  onMine: () => void
  onTheirs: () => void
}

type Choice = { label: string; onClick: () => void; variant?: 'secondary' | 'ghost' }

/** Nothing is sent or dropped until the driver has chosen. */
function Choose({
  title,
  choices,
  lines = [],
  children,
}: {
  title: string
  choices: readonly Choice[]
  lines?: readonly string[]
  children: ReactNode
}) {
  const buttons = choices.map(({ label, ...button }) => (
    <Button key={label} size="sm" {...button}>
      {label}
    </Button>
  ))
  return (
    <Alert action={buttons} title={title} tone="soon">
      {children}
      {lines.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}

export function TwoVersions({ title, fields, onMine, onTheirs }: Props) {
  return (
    <Choose
      choices={[
        { label: copy.useMine, onClick: onMine },
        { label: copy.useTheirs, onClick: onTheirs, variant: 'secondary' },
      ]}
      lines={fields.map(({ label, mine, theirs }) => copy.both(label, mine, theirs))}
      title={title}
    >
      {copy.bothKept}
    </Choose>
  )
}

type DeletedHereProps = { lines: readonly string[]; onKeep: () => void; onDelete: () => void }

export function DeletedHere({ lines, onKeep, onDelete }: DeletedHereProps) {
  return (
    <Choose
      choices={[
        { label: lines.length === 1 ? copy.keepOne : copy.keepAll, onClick: onKeep },
        { label: copy.deleteAnyway, onClick: onDelete, variant: 'secondary' },
      ]}
      lines={lines}
      title={copy.deletedHere}
    >
      {copy.notDeletedYet}
    </Choose>
  )
}

type DeletedElsewhereProps = {
  title: string
  children: ReactNode
  onAdd: () => void
  onDiscard: () => void
}

export function DeletedElsewhere({ title, children, onAdd, onDiscard }: DeletedElsewhereProps) {
  return (
    <Choose
      choices={[
        { label: copy.addAgain, onClick: onAdd },
        { label: copy.discard, onClick: onDiscard, variant: 'ghost' },
      ]}
      title={title}
    >
      {children} {copy.changeKept}
    </Choose>
  )
}

export type ConflictProps =
  | ({ kind: 'edit' } & Props)
  | {
      kind: 'gone'
      title: string
      changes: string
      onAdd: () => Promise<string | null>
      onDiscard: () => void
    }
  | ({ kind: 'deletion' } & DeletedHereProps)

export function Conflict(conflict: ConflictProps) {
  if (conflict.kind === 'edit') return <TwoVersions {...conflict} />
  if (conflict.kind === 'deletion') return <DeletedHere {...conflict} />
  const add = async () => {
    const problem = await conflict.onAdd()
    if (problem !== null) toast.error(copy.notAdded, { description: problem })
  }
  return (
    <DeletedElsewhere onAdd={() => void add()} onDiscard={conflict.onDiscard} title={conflict.title}>
      {copy.changed(conflict.changes)}
    </DeletedElsewhere>
  )
}
