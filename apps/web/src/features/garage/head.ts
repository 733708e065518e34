export const HEAD = {
  title: 'Your Cars',
  subtitle: 'Each car has its own log, mileage, reminders, scans and diagnoses.',
} as const
