/** What stands at the head of the page, and in its place while its code is on the way. */
export const HEAD = {
  title: 'Diagnosis History',
  subtitle: 'The diagnoses you saved, newest first.',
} as const
