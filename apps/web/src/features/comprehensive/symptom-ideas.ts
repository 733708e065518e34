/** In the words that the built-in records know. */
export const SYMPTOM_IDEAS: readonly string[] = [
  'Rough idle',
  'Engine shaking',
  'Loss of power',
  'Hard to start',
  'Squealing brakes',
  'Grinding when braking',
  'Engine overheating',
  'Vibration at speed',
]
