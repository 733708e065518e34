/** The steps from plug to reading, in order. */
export const STEPS = [
  { id: 'link', name: 'The link to the adapter opens' },
  { id: 'adapter', name: 'The adapter answers' },
  { id: 'commands', name: 'It takes an ELM327’s commands' },
  { id: 'car', name: 'A car answers' },
  { id: 'standard', name: 'The car speaks a standard this app reads' },
  { id: 'session', name: 'The link holds' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** What can be found, by the step that failed. Each is said only on evidence in the transcript. */
export const FINDINGS = {
  nothingTried: {
    step: 'link',
    say: 'No connection was tried yet.',
    tryThis: ['Choose an adapter and connect.'],
  },
  notOpened: {
    step: 'link',
    say: 'The link to the adapter could not be opened.',
    tryThis: [
      'Check that the adapter is plugged in and its lamp is on.',
      'Close other apps that use the adapter: it serves one at a time.',
      'Unplug the adapter for 30 seconds, plug it in again and retry.',
    ],
  },
  wrongDevice: {
    step: 'link',
    say: 'This Bluetooth device is no OBD adapter.',
    tryThis: [
      'Choose another device. Adapters are often called OBDII, V-LINK, Veepeak or IOS-Vlink.',
      'An older adapter speaks classic Bluetooth: pair it in the system settings, then choose “Classic Bluetooth adapter”.',
    ],
  },
  mute: {
    step: 'adapter',
    say: 'The link is open, but the adapter says nothing.',
    tryThis: [
      'Unplug the adapter for 30 seconds, plug it in again and retry.',
      'Check that this is the adapter, not another device with a similar name.',
      'On a serial cable, try another speed.',
    ],
  },
  garbled: {
    step: 'adapter',
    say: 'What arrives is garbled: the port runs at another speed than the adapter.',
    tryThis: ['Choose another speed; 38400 and 115200 are the usual ones.'],
  },
  noPrompt: {
    step: 'adapter',
    say: 'Something answers, but never as an ELM327 does. It may be another kind of device.',
    tryThis: ['Check that the right device was chosen.', 'Unplug the adapter, plug it in again and retry.'],
  },
  droppedAtStart: {
    step: 'adapter',
    say: 'The link broke while the adapter was being set up.',
    tryThis: [
      'Move the phone closer to the adapter.',
      'Unplug the adapter for 30 seconds, plug it in again and retry.',
    ],
  },
  hungAtStart: {
    step: 'commands',
    say: 'The adapter answered at first and then stopped in the middle of its set-up.',
    tryThis: [
      'Unplug the adapter for 30 seconds, plug it in again and retry.',
      'If it stops at the same place again, the adapter is faulty.',
    ],
  },
  notAnAdapter: {
    step: 'commands',
    say: 'The device answers, but does not take an ELM327’s commands.',
    tryThis: ['Check that the right device was chosen.', 'The adapter may be faulty: try another one.'],
  },
  questionMarks: {
    step: 'commands',
    say: 'The adapter answers every command with “?”: it does not work.',
    tryThis: [
      'Unplug the adapter for 30 seconds, plug it in again and retry.',
      'If it stays so, the adapter is broken or a copy without a working chip: use another one.',
    ],
  },
  unknownRequests: {
    step: 'car',
    say: 'The adapter takes its settings, but does not know the requests to a car: it answers each with “?”.',
    tryThis: ['Unplug the adapter for 30 seconds, plug it in again and retry.', 'Use another adapter.'],
  },
  notPluggedIn: {
    step: 'car',
    say: 'The adapter gets no power from a car: it measured under 6 volts, and no car answered.',
    tryThis: [
      'Push the adapter firmly into the OBD socket.',
      'Check the fuse of the socket, often shared with the lighter.',
    ],
  },
  busFault: {
    step: 'car',
    say: 'The adapter cannot use the car’s bus: every try ended in a bus error.',
    tryThis: [
      'Unplug the adapter and plug it in again.',
      'If other adapters fail too, the wiring of the socket needs a look.',
    ],
  },
  busBusy: {
    step: 'car',
    say: 'The car’s bus never had a gap for a request.',
    tryThis: ['Switch the ignition off, wait a minute, switch it on and retry.'],
  },
  liveBusNoAnswer: {
    step: 'car',
    say: 'A CAN bus is alive, but no unit answered an OBD request. The car may speak the new standard SAE J1979-2, or ask through a gateway.',
    tryThis: [
      'Switch the ignition fully on and retry.',
      'A car built from 2024 on may need a tool for SAE J1979-2. This says nothing about its codes.',
    ],
  },
  noCar: {
    step: 'car',
    say: 'The adapter works, but no car answered on any bus.',
    tryThis: [
      'Switch the ignition on, engine running or not, and retry.',
      'Check that the car has OBD-II: petrol from 1996 (US) or 2001 (EU), diesel from 2004 (EU).',
    ],
  },
  j1979two: {
    step: 'standard',
    say: 'This car speaks OBD on UDS (SAE J1979-2 or WWH-OBD). Tappet reads it, and does not clear it: such a car is cleared by another service, which Tappet never sends.',
    tryThis: ['To clear its codes use a tool that supports OBD on UDS.'],
  },
  perhapsJ1979two: {
    step: 'standard',
    say: 'The car refuses the classic OBD services and names no other standard. Tappet reads the codes that its units keep by UDS; no code there does not mean that it has none.',
    tryThis: ['For the rest use a tool that supports SAE J1979-2, or the maker’s.'],
  },
  dropped: {
    step: 'session',
    say: 'The link broke after it had worked.',
    tryThis: ['Keep the phone near the adapter and the screen on.', 'Connect again.'],
  },
  hung: {
    step: 'session',
    say: 'The adapter stopped answering after it had worked.',
    tryThis: [
      'Unplug the adapter for 30 seconds, plug it in again and connect.',
      'If it happens again and again, the adapter is faulty.',
    ],
  },
  incomplete: {
    step: 'session',
    say: 'Not everything that was asked came back.',
    tryThis: [
      'Switch the ignition on, leave the engine off, and read again.',
      'If the same part is missing again, another adapter may read it.',
    ],
  },
  well: {
    step: null,
    say: 'Everything answered as it should.',
    tryThis: [],
  },
} as const satisfies Readonly<
  Record<string, { readonly step: StepId | null; readonly say: string; readonly tryThis: readonly string[] }>
>

export type FindingId = keyof typeof FINDINGS

/** Things seen on the way that did no lasting harm, or explain why it is slow. */
export const NOTES = {
  clone: 'The adapter lacks some commands. It is slower, but its readings are the same.',
  stuckEcho: 'The adapter repeats every command although told not to.',
  restarted: 'The adapter restarted by itself, as happens when the voltage drops while cranking.',
  damagedLines: 'Some lines arrived damaged. Each was left out and asked again.',
  strayBytes: 'The link carries stray bytes. They were ignored.',
  busyBus: 'The bus was busy at times; the request was repeated.',
  bufferFull: 'The adapter ran out of room for a long answer; it was asked again.',
  interrupted: 'The adapter reported an interrupted command; it was repeated.',
  reconnected: 'The link had to be opened more than once.',
  lowVoltage: 'The adapter measures under 6 volts: its meter is off, or it is not fed by the car.',
} as const

export type NoteId = keyof typeof NOTES
