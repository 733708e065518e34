/** What stands in the page's place until the diagnosis itself does. */
export const HEAD = {
  title: 'Diagnosis Results',
  subtitle:
    'What the sound most likely is, how sure that is, whether you may still drive, what it may cost, and what to do next.',
} as const
