import { monthlyLimits } from '@tappet/wire'

const free = monthlyLimits.FREE

export type NotesPart = { id: string; title: string; lead?: string; lines: readonly string[]; ordered?: true }

export const NOTES: readonly NotesPart[] = [
  {
    id: 'demo-login',
    title: 'Demo login',
    lines: [
      'Use any email with a password of six characters or more. In test mode no verification is asked for: you are signed in at once.',
      'Or continue with Google, where the server offers it.',
      `A FREE profile is created automatically, with ${free.audio_diagnoses} diagnoses and ${free.obd_reads} OBD scan per month.`,
    ],
  },
  {
    id: 'sample-audio',
    title: 'Sample audio testing',
    ordered: true,
    lines: [
      'On Home, tap the round button and allow the microphone.',
      'Record 3-10 seconds of a running car, or play such a sound near the microphone. You can also upload an audio file.',
      'Tap the button again, then tap Analyze Sound.',
      'The analysis takes about 5-15 seconds. The result opens by itself.',
    ],
  },
  {
    id: 'avoid',
    title: 'What to avoid',
    lead: 'These give no useful result, and the app says so:',
    lines: ['silence', 'music or speech', 'very loud sounds', 'sounds under 2 seconds'],
  },
  {
    id: 'expected',
    title: 'Expected output',
    lines: [
      'A description of the likely issue, with how sure it is in percent.',
      'An urgency: Low, Medium or High.',
      'A repair cost range in whole US dollars.',
      'Recommended actions, numbered.',
      'A mechanic disclaimer: the result is information only, and a qualified mechanic has the last word.',
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    lines: [
      'Microphone permission: if recording does not begin, allow the microphone for this app in the device’s settings and try again.',
      'Network: without a connection the recording is queued and analyzed when the connection is back.',
      'Usage-limit paywall: “Limit Reached” means that the month’s free diagnoses are used. Sign up with another email for a fresh FREE profile.',
      'Background noise: a low-quality warning means that the sound was too faint. Move closer to it, away from traffic, fans and voices.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy notes',
    lines: [
      'The microphone is open only while the recorder shows that it is recording. Nothing is sent before Analyze Sound is tapped.',
      'Recordings and results belong to the account that made them; no other account can read them. Sounds are never used for advertising, and for training only where their owner gives one for that.',
      'There are no trackers and no advertisements.',
      'An account and its data are deleted within 30 days of a request by email.',
    ],
  },
]
