export const HEAD = {
  title: 'Diagnosis Results',
  subtitle:
    'What the sound may be, how sure that is, when not to drive on, what it may cost, and what to do next.',
} as const
