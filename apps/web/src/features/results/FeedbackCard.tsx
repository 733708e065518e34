import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useBackend } from '../../backend/backend.tsx'
import { useSession } from '../../backend/session.tsx'
import { useSignIn } from '../../backend/sign-in.ts'
import { Button, Card, CardBody, CardHeader, TextArea, toast } from '../../ui/index.ts'
import { feedbackRow, NOTES_MOST_LENGTH, sendFeedback } from './feedback.ts'
import type { ShownDiagnosis } from './read-result.ts'

type Step = 'initial' | 'note' | 'submitted'

/** Was it right? One tap when it was; when it was not, an optional word about it. */
export function FeedbackCard({ shown }: { shown: ShownDiagnosis }) {
  const [step, setStep] = useState<Step>('initial')
  const [notes, setNotes] = useState('')
  const { sending, submit } = useSubmit(shown, () => setStep('submitted'))
  return (
    <Card className="print:hidden">
      <CardHeader description={DESCRIPTION[step]} title="Was this helpful?" />
      <CardBody aria-live="polite">
        {step === 'initial' ? (
          <div className="flex flex-wrap gap-3">
            <Button
              icon={<ThumbsUp aria-hidden="true" />}
              loading={sending}
              onClick={() => submit(true, '')}
              variant="secondary"
            >
              Helpful
            </Button>
            <Button
              icon={<ThumbsDown aria-hidden="true" />}
              onClick={() => setStep('note')}
              variant="secondary"
            >
              Not Helpful
            </Button>
          </div>
        ) : null}
        {step === 'note' ? (
          <NoteForm
            notes={notes}
            onBack={() => setStep('initial')}
            onChange={setNotes}
            onSubmit={() => submit(false, notes)}
            sending={sending}
          />
        ) : null}
        {step === 'submitted' ? <p>Your answer is kept with this diagnosis.</p> : null}
      </CardBody>
    </Card>
  )
}

const DESCRIPTION: Record<Step, string> = {
  initial: 'Your answer helps to make the next diagnosis better.',
  note: 'What was it really? A word helps, but is not needed.',
  submitted: 'Thank you.',
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
        label="Note (optional)"
        maxLength={NOTES_MOST_LENGTH}
        onChange={(event) => props.onChange(event.target.value)}
        value={props.notes}
      />
      <div className="flex flex-wrap gap-3">
        <Button loading={props.sending} type="submit">
          Submit Feedback
        </Button>
        <Button onClick={props.onBack} variant="ghost">
          Back
        </Button>
      </div>
    </form>
  )
}

function useSubmit(shown: ShownDiagnosis, onDone: () => void) {
  const { client } = useBackend()
  const { user } = useSession()
  const signIn = useSignIn()
  const [sending, setSending] = useState(false)
  async function submit(wasHelpful: boolean, notes: string): Promise<void> {
    if (!user) {
      toast.error('Authentication Required', {
        description: 'Please sign in to submit feedback',
        action: { label: 'Sign In', onClick: () => signIn.open('Please sign in to submit feedback') },
      })
      return
    }
    setSending(true)
    try {
      await sendFeedback(client, feedbackRow(user.id, shown, { wasHelpful, notes }, Date.now()))
      toast.success('Thanks for your feedback!')
      onDone()
    } catch {
      toast.error('Submission Failed', { description: 'Could not submit feedback.' })
    } finally {
      setSending(false)
    }
  }
  return { sending, submit: (wasHelpful: boolean, notes: string) => void submit(wasHelpful, notes) }
}
