import { describe, expect, it } from 'vitest'
import {
  areTreatedAlike,
  clipType,
  isFiltered,
  microphoneFailure,
  rawTrack,
  STATED_TRACK,
} from './microphone.ts'

describe('what is asked of the microphone', () => {
  it('is 16 kHz, mono, with noise suppression [REC-042] [REC-043] [REC-044]', () => {
    expect(STATED_TRACK).toEqual({ sampleRate: 16_000, channelCount: 1, noiseSuppression: true })
  })
  it("is beside it the unprocessed sound of the same device, at the device's own rate", () => {
    const unprocessed = {
      channelCount: 1,
      noiseSuppression: false,
      echoCancellation: false,
      autoGainControl: false,
    }
    expect(rawTrack('')).toEqual(unprocessed)
    expect(rawTrack('front')).toEqual({ ...unprocessed, deviceId: { exact: 'front' } })
  })
  it("is a clip in webm opus, or the platform's own type where that is missing [REC-045]", () => {
    const requests: string[] = []
    const supported = (answer: boolean) => (type: string) => {
      requests.push(type)
      return answer
    }
    expect(clipType(supported(true))).toBe('audio/webm;codecs=opus')
    expect(clipType(supported(false))).toBeUndefined()
    expect(requests).toEqual(['audio/webm;codecs=opus', 'audio/webm;codecs=opus'])
  })
})

const off = { noiseSuppression: false, echoCancellation: false, autoGainControl: false }

it('takes a track for raw only where the browser says so', () => {
  expect(isFiltered(off)).toBe(false)
  // WebKit tells of no more.
  expect(isFiltered({ echoCancellation: false })).toBe(false)
  for (const setting of ['noiseSuppression', 'echoCancellation', 'autoGainControl'])
    expect(isFiltered({ ...off, [setting]: true })).toBe(true)
  expect(isFiltered({})).toBe(true)
})

it('takes two tracks for alike where nothing that is told differs', () => {
  expect(areTreatedAlike(off, { ...off })).toBe(true)
  expect(areTreatedAlike({}, {})).toBe(true)
  for (const setting of ['noiseSuppression', 'echoCancellation', 'autoGainControl'])
    expect(areTreatedAlike(off, { ...off, [setting]: true })).toBe(false)
})

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('reads %s as %s', (name, code) => {
  expect(microphoneFailure(Object.assign(new Error('no'), { name }))).toBe(code)
})

it('maps every other error to unsupported', () => {
  expect(microphoneFailure('no')).toBe('unsupported')
})
