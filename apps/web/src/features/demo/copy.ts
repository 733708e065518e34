export const copy = {
  demo: 'Demo',
  sampleCar: ': a sample car',
  sampleCarUntil: ', deleted after a day',
  cardTitle: 'This is a demo',
  cardText:
    'The car, its records and both recordings are made up. The diagnoses are what Tappet heard in them. It’s all deleted after a day, or when you remove it.',
  remove: 'Remove demo',
  keep: 'Keep looking around',
  removeWhat:
    'The sample car, whatever you added and the account are deleted at once. This cannot be undone.',
  removeTitle: 'Remove this demo?',
} as const
