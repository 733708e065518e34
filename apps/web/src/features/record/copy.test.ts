import { drivingContexts } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { clockTime, LOW_QUALITY, PROBLEMS, spokenTime, TIPS, tipAt } from './copy.ts'
import { CONTEXT_LABELS } from './take-copy.ts'

describe('the stated texts', () => {
  it('of the microphone [ERR-001]', () => {
    for (const code of ['refused', 'missing', 'busy', 'insecure', 'unsupported'] as const) {
      expect(PROBLEMS[`microphone_${code}`]).toMatchObject({
        title: 'Microphone Error',
        description: 'Could not access microphone. Please check permissions.',
      })
    }
  })
  it('of a file that cannot be read [ERR-002]', () => {
    for (const code of ['empty', 'undecodable', 'timed_out'] as const) {
      expect(PROBLEMS[`file_${code}`]).toMatchObject({
        title: 'Audio Error',
        description: 'Could not load audio file. Please try a different format.',
      })
    }
  })
  it('of playback, [REC-037] of another kind of file, [REC-033] of low quality [ERR-003]', () => {
    expect(PROBLEMS.playback_failed).toMatchObject({
      title: 'Audio Playback Error',
      description: 'Unable to play the recorded audio.',
    })
    for (const code of ['invalid', 'silent_film'] as const) {
      expect(PROBLEMS[`file_${code}`]).toMatchObject({
        title: 'Invalid File',
        description: 'Please select a valid audio file (mp3, wav, m4a, etc.).',
      })
    }
    expect(LOW_QUALITY).toBe(
      'Recording quality is low. Try getting closer to the sound source and recording in a quieter environment.',
    )
  })
})

it('names each driving context [REC-027]', () => {
  expect([...drivingContexts]).toEqual(['idle', 'accelerating', 'braking', 'turning', 'ac_on'])
  expect(Object.keys(CONTEXT_LABELS)).toEqual([...drivingContexts])
})

it('turns to the next tip each second, round and round [REC-020]', () => {
  expect(tipAt(0)).toBe(TIPS[0])
  expect(tipAt(999)).toBe(TIPS[0])
  expect(tipAt(1000)).toBe(TIPS[1])
  expect(tipAt(TIPS.length * 1000)).toBe(TIPS[0])
  expect(tipAt(-5)).toBe(TIPS[0])
})

it('recommends 2-6 seconds first [REC-040]', () => {
  expect(TIPS[0]).toContain('2-6 seconds')
})

it('writes and says times', () => {
  expect([0, 7.9, 60, 750, -1].map(clockTime)).toEqual(['0:00', '0:07', '1:00', '12:30', '0:00'])
  expect([1, 6.24, 59.96, 60, 61, 120, 125].map(spokenTime)).toEqual([
    '1 second',
    '6.2 seconds',
    '1 minute',
    '1 minute',
    '1 minute 1 second',
    '2 minutes',
    '2 minutes 5 seconds',
  ])
})
