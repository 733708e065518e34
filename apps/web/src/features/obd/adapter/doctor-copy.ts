export const copy = {
  title: 'Connection doctor',
  whatToTry: 'What to try',
  deviceSaid: 'What the device said',
  notes: 'Also noticed',
  transcriptHint:
    'Need help? Send the transcript along. It holds all that adapter and app said, and the VIN if it was read.',
  connectAgain: 'Connect Again',
  copyTranscript: 'Copy Transcript',
  close: 'Close',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyDenied: 'The browser didn’t allow it.',
  steps: 'Steps',
} as const
