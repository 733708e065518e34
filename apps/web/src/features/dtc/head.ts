export const HEAD = {
  title: 'Trouble Code',
  subtitle: 'What a code means, how urgent it is, what causes it, and what to do.',
}
