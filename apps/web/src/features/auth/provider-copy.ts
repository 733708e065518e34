/** The dialog's own texts come with it. */
export const copy = {
  unreachable: 'Tappet cannot reach its server',
  waits: 'Signing in has to wait until it answers again.',
} as const
