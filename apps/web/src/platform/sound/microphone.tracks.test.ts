import { describe, expect, it } from 'vitest'
import { openTracks } from './microphone.tracks.ts'

type Track = MediaTrackSettings & { muted: boolean; open: boolean }

/** A stream of one track, as far as it is looked at. */
function streamOf(track: Track): MediaStream {
  const own = {
    get muted() {
      return track.muted
    },
    getSettings: () => track,
    stop: () => {
      track.open = false
    },
  }
  return { getAudioTracks: () => [own], getTracks: () => [own] } as unknown as MediaStream
}

/** A browser: what it makes of each question in turn. A refusal is thrown. */
function browser(...answers: (Partial<Track> | Error)[]) {
  const requests: MediaTrackConstraints[] = []
  const tracks: Track[] = []
  const ask = async (constraints: MediaTrackConstraints) => {
    requests.push(constraints)
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    const { noiseSuppression, echoCancellation, autoGainControl } = constraints as MediaTrackSettings
    const trackSettings = { noiseSuppression, echoCancellation, autoGainControl, deviceId: 'front' }
    const track = { ...trackSettings, muted: false, open: true, ...answer } as Track
    tracks.push(track)
    return streamOf(track)
  }
  return { ask, asked: requests, given: tracks }
}

const settings = (stream: MediaStream | null) => stream?.getAudioTracks()[0]?.getSettings() ?? null
const busy = new DOMException('one at a time', 'NotReadableError')

describe('the tracks of a recording', () => {
  it('are the raw one, and the stated one of the same microphone beside it', async () => {
    const { ask, asked, given } = browser({}, {})
    const { heard, stated } = await openTracks(ask, { filter: false })
    expect(settings(heard)).toBe(given[1])
    expect(settings(stated)).toBe(given[0])
    expect(asked).toMatchObject([
      { noiseSuppression: true, sampleRate: 16_000 },
      { noiseSuppression: false, echoCancellation: false, deviceId: { exact: 'front' } },
    ])
    expect(given.map(({ open }) => open)).toEqual([true, true])
  })
  it.each<[string, Partial<Track>, Partial<Track>]>([
    [
      'the browser treats both alike',
      { noiseSuppression: false, autoGainControl: false, echoCancellation: false },
      {},
    ],
    ['the first is muted when the second opens', { muted: true }, {}],
  ])('are the raw one alone where %s', async (_, first, second) => {
    const { ask, given } = browser(first, second)
    const { heard, stated } = await openTracks(ask, { filter: false })
    expect([settings(heard), stated]).toEqual([given[1], null])
    expect(given.map(({ open }) => open)).toEqual([false, true])
  })
  it('are the raw one alone where a device opens only once', async () => {
    const { ask, given, asked } = browser({}, busy, {})
    const { heard, stated } = await openTracks(ask, { filter: false })
    expect([settings(heard), stated]).toEqual([given[1], null])
    expect(given.map(({ open }) => open)).toEqual([false, true])
    expect(asked[2]).toEqual(asked[1])
  })
  it('are the stated one alone through the noise filter', async () => {
    const { ask, given, asked } = browser({})
    const { heard, stated } = await openTracks(ask, { filter: true })
    expect([settings(heard), stated, asked.length]).toEqual([given[0], null, 1])
  })
  it('are none, and nothing stays open, where the microphone is refused', async () => {
    await expect(openTracks(browser(busy).ask, { filter: false })).rejects.toBe(busy)
    const second = browser({}, busy, busy)
    await expect(openTracks(second.ask, { filter: false })).rejects.toBe(busy)
    expect(second.given.map(({ open }) => open)).toEqual([false])
  })
})
