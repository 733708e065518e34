export const HEAD = {
  title: 'Cases',
  subtitle: 'Each problem, from the first noise to the proof that it’s gone.',
}
