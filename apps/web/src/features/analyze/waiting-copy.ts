export const recording = (when: string, seconds: number) => `${when} · ${seconds} s`
export const deleteOf = (when: string) => `Delete the recording of ${when}`
export const sending = 'Sending'
export const sendNow = 'Send now'
export const onDevice = 'Kept on this device.'
export const beingSent =
  'Kept on this device and being sent. If you delete one now, it can still count as a use.'
export const sentOnline = 'Kept on this device and sent by itself. The result arrives in your history.'
export const sentWhenOnline = 'Kept on this device. It is sent by itself as soon as you are online again.'
export const notDownloaded = 'Not downloaded'
export const stillHere = 'The recording is still kept on this device.'
export const notRestored = 'Not put back'
export const notRestoredWhy = 'This device could not keep the recording.'
export const deletion = 'Recording deleted'
export const undo = 'Undo'
export const notDeleted = 'Not deleted'
export const tryAgain = 'Try again'
export const download = 'Download'
