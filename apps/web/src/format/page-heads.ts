/** What stands at the head of pages: known before their code is, and shown while that comes. */
export const HEADS = {
  results: {
    title: 'Diagnosis Results',
    subtitle:
      'What the sound may be, how sure that is, when to stop driving, what it may cost, and what to do next.',
  },
  history: { title: 'Diagnosis History', subtitle: 'The diagnoses you saved, newest first.' },
  cases: { title: 'Cases', subtitle: 'Each problem, from the first noise to the proof that it’s gone.' },
  // Breaks in the same places in the system's font: otherwise ours paints it larger, as the page's largest paint.
  case: { title: 'Case', subtitle: 'What was found, what to do next, and whether it is gone.' },
  obd: { title: 'OBD-II Scanner', subtitle: 'Read your car’s trouble codes, its own tests and live values.' },
  live: { title: 'Live Values' },
  dtc: {
    title: 'Trouble Code',
    subtitle: 'What a code means, how urgent it is, what causes it, and what to do.',
  },
  maintenance: { title: 'Maintenance Log', heading: 'Maintenance Log' },
  fuel: { title: 'Fuel', subtitle: 'What you fill up, how far it takes you, and what it costs.' },
  ownSound: {
    title: 'How My Car Sounds',
    subtitle: 'Three short takes while the car is well. We compare later takes with them.',
  },
  garage: { title: 'Your Cars' },
  help: { title: 'Help & FAQ', subtitle: 'Short answers. If yours is missing, write to us.' },
  comprehensive: {
    title: 'Comprehensive Diagnosis',
    subtitle: 'From symptoms, trouble codes and your car to ranked causes, costs and next steps.',
  },
  signIn: {
    title: 'Sign In',
    heading: 'Welcome to Tappet',
    subtitle: 'Keep your diagnoses, your service log and your reminders in one place.',
  },
} as const
