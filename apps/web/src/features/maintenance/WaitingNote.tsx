import { CloudOff } from 'lucide-react'
import { useOnline } from '../../platform/network.ts'
import { Alert, Button } from '../../ui/index.ts'
import { outbox } from './outbox/instance.ts'
import { useOutboxState } from './outbox/use-outbox.ts'
import type { Change, Write } from './outbox/write.ts'
import { countWords } from './words.ts'

/** What still waits for the server, and what the server would not have. Nothing when all has arrived. */
export function WaitingNote() {
  const { writes, sending } = useOutboxState()
  const online = useOnline()
  const waiting = writes.filter(({ refused, change }) => !refused && change.kind !== 'forget_receipt')
  const refused = writes.filter((write) => write.refused !== undefined)
  const title = `${countWords(waiting.length, 'change')} ${waiting.length === 1 ? 'waits' : 'wait'} for a connection`
  return (
    <>
      <p className="sr-only" role="status">
        {waiting.length > 0 && !sending ? title : ''}
      </p>
      {waiting.length > 0 && !(sending && online) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-4 ring-1 ring-line ring-inset">
          <CloudOff aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <div className="min-w-48 flex-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">Kept on this device and sent by itself, once.</p>
          </div>
          {online ? (
            <Button loading={sending} onClick={() => void outbox.flush()} size="sm" variant="secondary">
              Send now
            </Button>
          ) : null}
        </div>
      ) : null}
      {refused.map((write) => (
        <Refused key={write.id} write={write} />
      ))}
    </>
  )
}

function Refused({ write }: { write: Write }) {
  return (
    <Alert
      action={
        <Button onClick={() => void outbox.remove(write.id)} size="sm" variant="secondary">
          Discard
        </Button>
      }
      title="The server did not take a change"
      tone="soon"
    >
      {changeWords(write.change)} It is kept on this device until you discard it.
    </Alert>
  )
}

function changeWords(change: Change): string {
  switch (change.kind) {
    case 'add':
      return change.records.length === 1
        ? `Adding ${change.records[0]?.item ?? 'a record'}.`
        : `Adding ${countWords(change.records.length)}.`
    case 'edit':
      return `Changing ${change.after.item}.`
    case 'delete':
      return `Deleting ${countWords(change.records.length)}.`
    case 'forget_receipt':
      return 'Deleting a receipt.'
  }
}
