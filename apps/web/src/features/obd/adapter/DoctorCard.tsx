import { type FindingId, NOTES, transcriptText } from '@tappet/obd'
import { Check, ClipboardCopy, Minus, X } from 'lucide-react'
import { copyText } from '../../../platform/files/share.ts'
import { Button, Card, CardBody, CardFooter, CardHeader, cx, toast } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import type { Doctor } from '../state.ts'
import { copy } from './doctor-copy.ts'

export type DoctorProps = { doctor: Doctor; obd: ObdController; connected: boolean; onConnect: () => void }

/** Only the other side knows the cause. */
const WITH_REASON: readonly FindingId[] = ['notOpened', 'notAnAdapter', 'noPrompt', 'questionMarks']

export function DoctorCard({ doctor, obd, connected, onConnect }: DoctorProps) {
  const { diagnosis, transcript } = doctor
  return (
    <Card aria-label={copy.title} role="region">
      <CardHeader description={diagnosis.say} title={copy.title} />
      <CardBody className="grid gap-6 fit-cols-2">
        <Steps doctor={doctor} />
        <div className="flex flex-col gap-4">
          {diagnosis.tryThis.length > 0 ? (
            <div>
              <h3 className="font-semibold">{copy.whatToTry}</h3>
              <ol className="mt-2 list-decimal space-y-2 pl-5">
                {diagnosis.tryThis.map((advice) => (
                  <li key={advice}>{advice}</li>
                ))}
              </ol>
            </div>
          ) : null}
          {WITH_REASON.includes(diagnosis.finding) && diagnosis.evidence !== '' ? (
            <div>
              <h3 className="font-semibold">{copy.deviceSaid}</h3>
              <p className="mt-2 break-words text-muted">{diagnosis.evidence}</p>
            </div>
          ) : null}
          {diagnosis.notes.length > 0 ? (
            <div>
              <h3 className="font-semibold">{copy.notes}</h3>
              <ul className="mt-2 list-disc space-y-2 pl-5 text-muted">
                {diagnosis.notes.map((note) => (
                  <li key={note}>{NOTES[note]}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <p className="text-sm text-muted">{copy.transcriptHint}</p>
        </div>
      </CardBody>
      <CardFooter>
        {connected ? null : <Button onClick={onConnect}>{copy.connectAgain}</Button>}
        <Button
          icon={<ClipboardCopy />}
          onClick={() => void copyTranscript(transcriptText(transcript))}
          variant="secondary"
        >
          {copy.copyTranscript}
        </Button>
        <Button onClick={obd.closeDoctor} variant="ghost">
          {copy.close}
        </Button>
      </CardFooter>
    </Card>
  )
}

async function copyTranscript(text: string): Promise<void> {
  if (await copyText(text)) toast.success(copy.copied)
  else toast.error(copy.notCopied, { description: copy.copyDenied })
}

const OUTCOMES = {
  passed: { icon: Check, className: 'text-safe', words: 'worked' },
  failed: { icon: X, className: 'text-now', words: 'failed here' },
  notReached: { icon: Minus, className: 'text-muted', words: 'not reached' },
} as const

function Steps({ doctor: { diagnosis } }: Pick<DoctorProps, 'doctor'>) {
  return (
    <ol aria-label={copy.steps} className="flex flex-col">
      {diagnosis.steps.map(({ id, name, outcome }) => {
        const { icon: Icon, className, words } = OUTCOMES[outcome]
        return (
          <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0" key={id}>
            <Icon className={cx('size-5 shrink-0', className)} />
            <span className={cx('flex-1', outcome === 'notReached' && 'text-muted')}>{name}</span>
            <span className={cx('shrink-0 text-sm', className)}>{words}</span>
          </li>
        )
      })}
    </ol>
  )
}
