export const HEAD = {
  title: 'Diagnosis History',
  subtitle: 'The diagnoses you saved, newest first.',
} as const
