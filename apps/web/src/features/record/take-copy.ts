export const copy = {
  title: { recorded: 'Your recording', uploaded: 'Your file' },
  /** After a page that was left or lost. */
  restored: {
    recorded: 'Your recording was kept while this page was away.',
    uploaded: 'Your file was kept while this page was away.',
  },
  /** After a try that failed. */
  stillHere: { recorded: 'Your recording is still here.', uploaded: 'The file you had is still here.' },
  analyze: 'Analyze Sound',
  recordAgain: 'Record Again',
  uploadAnother: 'Upload another',
  soundQuestion: 'What does it sound like?',
  whenQuestion: 'When do you hear it?',
  description: 'Describe the sound',
  descriptionExample: 'A ticking from the front left, faster when I rev',
  optional: '(optional)',
  picture: (time: string) => `Picture of the sound: ${time}, time to the right, pitch upwards.`,
  positionOf: (time: string, whole: string) => `${time} of ${whole}`,
  position: 'Place in the recording',
  pause: 'Pause',
  play: 'Play',
} as const
