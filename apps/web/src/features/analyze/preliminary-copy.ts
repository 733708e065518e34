export const copy = {
  title: 'On this device · preliminary',
  listening: 'This device is listening by itself.',
  view: 'View preliminary result',
  confidence: (percent: number) => `${percent}% confidence`,
  notCounted: 'Not counted, and not in your history.',
  untilAnswer: 'Not counted, and not in your history. The server’s answer takes its place.',
} as const
