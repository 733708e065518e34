export const copy = {
  demo: 'Demo',
  sampleCar: ': a sample car',
  sampleCarUntil: ', deleted after a day',
  cardTitle: 'This is a demo',
  cardText:
    'The car and its records are made up. The two recordings were synthesized; what they are diagnosed as is what Tappet heard in them. Everything is deleted a day after you started, or as soon as you remove it.',
  remove: 'Remove demo',
  keep: 'Keep looking round',
  removeWhat:
    'The sample car, its records, whatever you added and the account itself are deleted at once. This cannot be undone.',
  removeTitle: 'Remove this demo?',
} as const
