/** Two treatments of one sound, where the browser gives two. */
import { areTreatedAlike, rawTrack, STATED_TRACK } from './microphone.ts'

export type OpenTracks = {
  /** Shown, judged, sent and played. */
  heard: MediaStream
  /** Null where it is the one heard, or the browser does not give both. */
  stated: MediaStream | null
}

/**
 * The stated track comes first: WebKit mutes the older of two. With `filter` the stated one alone; where both are
 * treated alike, the raw one alone.
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

export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const settingsOf = (stream: MediaStream): MediaTrackSettings =>
  stream.getAudioTracks()[0]?.getSettings() ?? {}
const isMuted = (stream: MediaStream) => stream.getAudioTracks().some(({ muted }) => muted)
