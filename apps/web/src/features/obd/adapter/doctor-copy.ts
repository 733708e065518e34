export const copy = {
  title: 'Connection doctor',
  whatToTry: 'What to try',
  deviceSaid: 'What the device said',
  notes: 'Seen on the way',
  transcriptHint:
    'The transcript holds everything the adapter and the app said to each other, the VIN as well if it was read. Send it along when you ask for help.',
  connectAgain: 'Connect Again',
  copyTranscript: 'Copy Transcript',
  close: 'Close',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyDenied: 'The browser did not allow it.',
  steps: 'Steps',
} as const
