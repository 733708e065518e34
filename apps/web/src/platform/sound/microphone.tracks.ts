/** Which tracks of the microphone a recording takes: two treatments of one sound, where the browser gives two. */
import { areTreatedAlike, rawTrack, STATED_TRACK } from './microphone.ts'

export type OpenTracks = {
  /** What is shown, judged, sent and played. */
  heard: MediaStream
  /** The stated recording beside it; null where it is the one heard, or where the browser does not give both. */
  stated: MediaStream | null
}

/**
 * Opens the raw track and the stated one beside it; with `filter` the stated one alone. The stated one comes first,
 * because WebKit mutes the older of two: the raw one stays. Where both get the same treatment, or the device opens
 * only once, the raw one is taken alone.
 *
 * @param ask the browser's question for the microphone
 * @throws what `ask` throws; nothing stays open then
 */
export async function openTracks(
  ask: (constraints: MediaTrackConstraints) => Promise<MediaStream>,
  { filter }: { filter: boolean },
): Promise<OpenTracks> {
  const stated = await ask(STATED_TRACK)
  if (filter) return { heard: stated, stated: null }
  const wanted = rawTrack(settingsOf(stated).deviceId ?? '')
  const beside = await ask(wanted).catch(() => null)
  if (beside && !isMuted(stated) && !areTreatedAlike(settingsOf(stated), settingsOf(beside)))
    return { heard: beside, stated }
  release(stated)
  return { heard: beside ?? (await ask(wanted)), stated: null }
}

/** Lets a stream's tracks go. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const settingsOf = (stream: MediaStream): MediaTrackSettings =>
  stream.getAudioTracks()[0]?.getSettings() ?? {}
const isMuted = (stream: MediaStream) => stream.getAudioTracks().some(({ muted }) => muted)
