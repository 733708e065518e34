/** Title and sentence of a code's page until its code has come, which names the trouble code. */
export const HEAD = {
  title: 'Trouble Code',
  subtitle: 'What a code means, how urgent it is, what causes it, and what to do.',
}
