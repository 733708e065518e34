import { describe, expect, it } from 'vitest'
import { clipType, microphoneConstraints, microphoneFailure } from './microphone.ts'

describe('what is asked of the microphone', () => {
  it('[REC-042] [REC-043] [REC-044] is 16 kHz, mono, with noise suppression', () => {
    expect(microphoneConstraints(false)).toEqual({
      sampleRate: 16_000,
      channelCount: 1,
      noiseSuppression: true,
    })
  })
  it('is the sound as it is, with raw engine sound on', () => {
    expect(microphoneConstraints(true)).toEqual({
      sampleRate: 16_000,
      channelCount: 1,
      noiseSuppression: false,
      echoCancellation: false,
      autoGainControl: false,
    })
  })
  it("[REC-045] is a clip in webm opus, or the platform's own type where that is missing", () => {
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

it('reads whatever else is thrown as unsupported', () => {
  expect(microphoneFailure('no')).toBe('unsupported')
})
