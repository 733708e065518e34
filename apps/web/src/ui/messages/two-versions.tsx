import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
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
            Use this device’s
          </Button>
          <Button onClick={onTheirs} size="sm" variant="secondary">
            Use the other device’s
          </Button>
        </>
      }
      title={title}
      tone="soon"
    >
      Both are kept until you choose.
      <ul className="mt-2 flex flex-col gap-1">
        {fields.map(({ label, mine, theirs }) => (
          <li key={label}>
            {label}: {mine} on this device, {theirs} on the other.
          </li>
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
            Keep {lines.length === 1 ? 'it' : 'them'}
          </Button>
          <Button onClick={onDelete} size="sm" variant="secondary">
            Delete anyway
          </Button>
        </>
      }
      title="Deleted here, changed on another device"
      tone="soon"
    >
      Not deleted until you choose.
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
            Add it again
          </Button>
          <Button onClick={onDiscard} size="sm" variant="ghost">
            Discard
          </Button>
        </>
      }
      title={title}
      tone="soon"
    >
      {children} The change is kept on this device.
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
    if (problem !== null) toast.error('Not added', { description: problem })
  }
  return (
    <DeletedElsewhere onAdd={() => void add()} onDiscard={conflict.onDiscard} title={conflict.title}>
      What you changed: {conflict.changes}.
    </DeletedElsewhere>
  )
}
