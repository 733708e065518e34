/** Said of driving where a recording names nothing. */
export const DRIVE_UNKNOWN = 'We can’t tell from sound alone. If anything feels off, don’t drive.'

export const DRIVE_FEARED = {
  say: 'Could be urgent. Drive only to the nearest shop.',
  now: 'Stop if the brakes feel soft, a red light comes on, or you smell fuel.',
}
