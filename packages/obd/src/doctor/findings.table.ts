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
      'Close other apps that use the adapter.',
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
    say: 'The link is open, but the adapter doesn’t answer.',
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
    say: 'The adapter can’t use the car’s network: every try ended in an error.',
    tryThis: [
      'Unplug the adapter and plug it in again.',
      'If other adapters fail too, the wiring of the socket needs a look.',
    ],
  },
  busBusy: {
    step: 'car',
    say: 'The car’s network was busy the whole time.',
    tryThis: ['Turn the ignition off, wait a minute, turn it on and retry.'],
  },
  liveBusNoAnswer: {
    step: 'car',
    say: 'The car’s network is awake, but no unit answered. The car may use the newest OBD standard (SAE J1979-2), or guard its socket.',
    tryThis: [
      'Turn the ignition fully on and retry.',
      'A car from 2024 or later may need a tool for SAE J1979-2. This says nothing about its codes.',
    ],
  },
  noCar: {
    step: 'car',
    say: 'The adapter works, but no car answered.',
    tryThis: [
      'Turn the ignition on, engine running or not, and retry.',
      'Check that the car has OBD-II: from 1996 in the US, 2001 to 2004 in Europe.',
    ],
  },
  j1979two: {
    step: 'standard',
    say: 'This car uses the newest OBD standard. We can read its codes, but not clear them.',
    tryThis: ['To clear its codes, use a tool for OBD on UDS (SAE J1979-2), or ask a shop.'],
  },
  perhapsJ1979two: {
    step: 'standard',
    say: 'The car refuses the usual OBD requests. We read what its control units keep. The car may have more codes than that.',
    tryThis: ['For the rest, use a tool for SAE J1979-2 or the maker’s own.'],
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
      'Turn the ignition on, leave the engine off, and read again.',
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
  damagedLines: 'Some lines arrived damaged. We asked for each again.',
  strayBytes: 'The link carries stray bytes. They were ignored.',
  busyBus: 'The car’s network was busy at times. We asked again.',
  bufferFull: 'A long answer was too much for the adapter. We asked again.',
  interrupted: 'The adapter reported an interrupted command. We repeated it.',
  reconnected: 'The link had to be opened more than once.',
  lowVoltage: 'The adapter measures under 6 volts. Its meter is off, or the car gives it no power.',
} as const

export type NoteId = keyof typeof NOTES
