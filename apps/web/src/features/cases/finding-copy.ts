/** Of the form on the case's page and on the mechanic's. */
export const copy = {
  required: 'Say in a few words what was found.',
  words: 'What was found?',
  fault: 'Which fault was it? (optional)',
  choose: 'Choose one',
  parts: 'Parts (optional)',
  price: 'Price (optional)',
  currency: 'Currency',
} as const
