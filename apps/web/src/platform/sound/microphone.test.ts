import { describe, expect, it } from 'vitest'
import { clipType, microphoneConstraints, microphoneFailure } from './microphone.ts'

describe('what is asked of the microphone', () => {
  it('is 16 kHz, mono, with noise suppression [REC-042] [REC-043] [REC-044]', () => {
    expect(microphoneConstraints(false)).toEqual({
      sampleRate: 16_000,
      channelCount: 1,
      noiseSuppression: true,
    })
  })
  it('is the unprocessed sound, with raw engine sound on', () => {
    expect(microphoneConstraints(true)).toEqual({
      sampleRate: 16_000,
      channelCount: 1,
      noiseSuppression: false,
      echoCancellation: false,
      autoGainControl: false,
    })
  })
  it("is a clip in webm opus, or the platform's own type where that is missing [REC-045]", () => {
    const asked: string[] = []
    const supported = (answer: boolean) => (type: string) => {
      asked.push(type)
      return answer
    }
    expect(clipType(supported(true))).toBe('audio/webm;codecs=opus')
    expect(clipType(supported(false))).toBeUndefined()
    expect(asked).toEqual(['audio/webm;codecs=opus', 'audio/webm;codecs=opus'])
  })
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
