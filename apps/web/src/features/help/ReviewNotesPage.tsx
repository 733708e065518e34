import { monthlyLimits } from '@tappet/wire'
import { Mail } from 'lucide-react'
import { supportMail } from '../../backend/support.ts'
import { Button, Page, PageHeader, Section } from '../../ui/index.ts'

const free = monthlyLimits.FREE

const PARTS = [
  {
    title: 'Demo login',
    lines: [
      'Use any email with a password of six characters or more. In test mode no verification is asked for.',
      'Or continue with Google, where the server offers it.',
      `A FREE profile is created automatically, with ${free.audio_diagnoses} diagnoses and ${free.obd_reads} OBD scan per month.`,
    ],
  },
  {
    title: 'Sample audio testing',
    lines: [
      'Record 3-10 seconds of a running car, or play such a sound near the microphone.',
      'Tap Analyze Sound. The analysis takes about 5-15 seconds.',
      'Avoid silence, music or speech, very loud sounds, and sounds under 2 seconds.',
    ],
  },
  {
    title: 'Expected output',
    lines: [
      'A description of the likely issue.',
      'An urgency: Low, Medium or High.',
      'A repair cost range in US dollars.',
      'Recommended actions.',
      'A disclaimer that asks the driver to see a qualified mechanic.',
    ],
  },
  {
    title: 'Troubleshooting',
    lines: [
      'No recording: allow the microphone permission for this app and try again.',
      'No answer: check the network. A recording made offline waits and is sent later.',
      'A paywall: the month’s usage limit is reached. Use a new email for a fresh FREE profile.',
      'A low-quality warning: move closer to the sound and away from background noise.',
    ],
  },
  {
    title: 'Privacy notes',
    lines: [
      'The microphone is used only while the recorder shows that it is recording.',
      'Recordings and results belong to the account that made them; nobody else can read them.',
      'An account and its data are deleted within 30 days of a request by email.',
    ],
  },
] as const

/** A guide for the people at the app stores who review the app. */
export default function ReviewNotesPage() {
  return (
    <Page width="reading">
      <PageHeader
        subtitle="A guide for store reviewers: how to sign in, what to try, what to expect."
        title="Review Notes"
      />
      {PARTS.map(({ title, lines }) => (
        <Section key={title} title={title}>
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-soon">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ))}
      <Button
        className="self-start"
        icon={<Mail aria-hidden="true" />}
        render={<a href={supportMail('Store review of Tappet')} />}
      >
        Contact Support
      </Button>
    </Page>
  )
}
