export const HEAD = {
  title: 'Cases',
  subtitle: 'Each worry about your car, from the first noise to the proof that it is gone.',
}
