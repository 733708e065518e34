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

/** Nothing is sent or dropped until the driver has chosen. */
export function TwoVersions({ title, fields, onMine, onTheirs }: Props) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onMine} size="sm">
            {copy.useMine}
          </Button>
          <Button onClick={onTheirs} size="sm" variant="secondary">
            {copy.useTheirs}
          </Button>
        </>
      }
      title={title}
      tone="soon"
    >
      {copy.bothKept}
      <ul className="mt-2 flex flex-col gap-1">
        {fields.map(({ label, mine, theirs }) => (
          <li key={label}>{copy.both(label, mine, theirs)}</li>
        ))}
      </ul>
    </Alert>
  )
}

export function DeletedHere({
  lines,
  onKeep,
  onDelete,
}: {
  lines: readonly string[]
  onKeep: () => void
  onDelete: () => void
}) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onKeep} size="sm">
            {lines.length === 1 ? copy.keepOne : copy.keepAll}
          </Button>
          <Button onClick={onDelete} size="sm" variant="secondary">
            {copy.deleteAnyway}
          </Button>
        </>
      }
      title={copy.deletedHere}
      tone="soon"
    >
      {copy.notDeletedYet}
      <ul className="mt-2 flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** What was entered is kept until the driver chooses. */
export function DeletedElsewhere({
  title,
  children,
  onAdd,
  onDiscard,
}: {
  title: string
  children: ReactNode
  onAdd: () => void
  onDiscard: () => void
}) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onAdd} size="sm">
            {copy.addAgain}
          </Button>
          <Button onClick={onDiscard} size="sm" variant="ghost">
            {copy.discard}
          </Button>
        </>
      }
      title={title}
      tone="soon"
    >
      {children} {copy.changeKept}
    </Alert>
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
  | { kind: 'deletion'; lines: readonly string[]; onKeep: () => void; onDelete: () => void }

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
