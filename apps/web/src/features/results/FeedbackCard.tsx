import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { Check, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { isRefusal, NO_ANSWER } from '../../backend/connection/failed-write.ts'
import { Button, Card, TextArea, toast } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { feedbackRow, MAX_NOTES_LENGTH, type Opinion, sendFeedback } from './feedback.ts'
import { rememberFeedback, sentFeedback } from './sent-feedback.ts'

type Step = 'initial' | 'note' | 'submitted'

export function FeedbackCard({ shown }: { shown: ShownDiagnosis }) {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const [owner, setOwner] = useState({ userId, turn: 0 })
  // One person's feedback is not the next one's to see; what was begun before the session was known stays.
  if (owner.userId !== userId) setOwner({ userId, turn: owner.turn + (owner.userId === '' ? 0 : 1) })
  return <Feedback key={owner.turn} sent={sentFeedback(userId, shown.id)} shown={shown} />
}

function Feedback({ shown, sent }: { shown: ShownDiagnosis; sent: Opinion | null }) {
  const [answer, setAnswer] = useState<Opinion | null>(null)
  const opinion = answer ?? sent
  const [chosenStep, setStep] = useState<Step | null>(null)
  const step = chosenStep ?? (sent ? 'submitted' : 'initial')
  const [notes, setNotes] = useState('')
  const { sending, submit } = useSubmit(shown, (latest) => {
    setAnswer(latest)
    setStep('submitted')
  })
  return (
    <Card className="print:hidden">
      <div aria-live="polite" className="flex flex-col gap-3 px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="sr-only">{copy.feedbackTitle}</h2>
          {step === 'initial' ? (
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Check />}
                loading={sending}
                onClick={() => submit({ wasHelpful: true, notes: '' })}
                size="sm"
                variant="ghost"
              >
                {copy.helpful}
              </Button>
              <Button icon={<X />} onClick={() => setStep('note')} size="sm" variant="ghost">
                {copy.notHelpful}
              </Button>
            </div>
          ) : null}
        </div>
        {step === 'note' ? (
          <NoteForm
            notes={notes}
            onBack={() => setStep('initial')}
            onChange={setNotes}
            onSubmit={() => submit({ wasHelpful: false, notes })}
            sending={sending}
          />
        ) : null}
        {step === 'submitted' && opinion ? (
          <Submitted onAgain={() => setStep('initial')} opinion={opinion} />
        ) : null}
      </div>
    </Card>
  )
}

function Submitted({ opinion, onAgain }: { opinion: Opinion; onAgain: () => void }) {
  const { wasHelpful, notes } = opinion
  const Icon = wasHelpful ? Check : X
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex items-center gap-2">
        <Icon className="size-5 shrink-0 text-muted" />
        {wasHelpful ? copy.saidHelpful : copy.saidNotHelpful}
      </p>
      {notes ? <p className="border-l-2 border-line pl-3 text-muted">{notes}</p> : null}
      <Button className="-ml-3" onClick={onAgain} size="sm" variant="ghost">
        {copy.answerAgain}
      </Button>
    </div>
  )
}

function NoteForm(props: {
  notes: string
  onChange: (notes: string) => void
  onSubmit: () => void
  onBack: () => void
  sending: boolean
}) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      <TextArea
        label={copy.note}
        maxLength={MAX_NOTES_LENGTH}
        onChange={(event) => props.onChange(event.target.value)}
        value={props.notes}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={props.sending} type="submit">
          {copy.submitFeedback}
        </Button>
        <Button onClick={props.onBack} variant="ghost">
          {copy.back}
        </Button>
      </div>
    </form>
  )
}

function useSubmit(shown: ShownDiagnosis, onDone: (opinion: Opinion) => void) {
  const { promise } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  const [sending, setSending] = useState(false)
  async function submit(answer: Opinion): Promise<void> {
    if (!user) {
      toast.error(copy.feedbackNeedsAccount, {
        description: copy.signInForFeedback,
        action: { label: copy.signIn, onClick: () => signIn.open(copy.signInForFeedback) },
      })
      return
    }
    const opinion = { ...answer, notes: answer.notes.trim() }
    setSending(true)
    try {
      const { client } = await promise
      await sendFeedback(client, feedbackRow(user.id, shown, opinion, Date.now()))
      rememberFeedback({ ...opinion, userId: user.id, diagnosisId: shown.id })
      toast.success(copy.feedbackThanks)
      onDone(opinion)
    } catch (error) {
      toast.error(copy.submissionFailed, {
        description: isRefusal(error)
          ? copy.feedbackNotSent
          : `${copy.feedbackNotSent} ${NO_ANSWER} ${copy.feedbackMayBeThere}`,
      })
    } finally {
      setSending(false)
    }
  }
  const latestOpinion = useRef<Opinion>(null)
  const { press, waits } = useWhenKnown(() => {
    if (latestOpinion.current) void submit(latestOpinion.current)
  })
  return {
    sending: sending || waits,
    submit(opinion: Opinion) {
      latestOpinion.current = opinion
      press()
    },
  }
}
