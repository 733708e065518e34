export const HEAD = {
  title: 'Sign In',
  heading: 'Welcome to Tappet',
  subtitle: 'Keep your diagnoses, your service log and your reminders in one place.',
} as const
