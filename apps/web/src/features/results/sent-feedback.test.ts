import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { rememberFeedback, sentFeedback } from './sent-feedback.ts'

describe('sent feedback', () => {
  const feedback = { userId: 'ann', diagnosisId: 'd1', wasHelpful: false, notes: 'the heat shield' }

  it('is remembered by person and diagnosis, the last word of each', () => {
    const storage = createMemoryStorage()
    rememberFeedback(feedback, storage)
    expect(sentFeedback('ann', 'd1', storage)).toMatchObject({ wasHelpful: false, notes: 'the heat shield' })
    expect(sentFeedback('ben', 'd1', storage)).toBeNull()
    expect(sentFeedback('ann', 'd2', storage)).toBeNull()
    rememberFeedback({ ...feedback, wasHelpful: true, notes: '' }, storage)
    expect(sentFeedback('ann', 'd1', storage)).toMatchObject({ wasHelpful: true, notes: '' })
  })

  it('keeps the newest fifty', () => {
    const storage = createMemoryStorage()
    for (let n = 0; n < 60; n++) rememberFeedback({ ...feedback, diagnosisId: `d${n}` }, storage)
    expect(sentFeedback('ann', 'd9', storage)).toBeNull()
    expect(sentFeedback('ann', 'd10', storage)).not.toBeNull()
  })

  it('reads nothing out of what is broken, and remembers nothing without an id', () => {
    for (const broken of ['{', 'null', '[null, {"userId": 1}]'])
      expect(sentFeedback('ann', 'd1', createMemoryStorage([['tappet.sent-feedback', broken]]))).toBeNull()
    const storage = createMemoryStorage()
    rememberFeedback({ ...feedback, diagnosisId: '' }, storage)
    expect(sentFeedback('ann', '', storage)).toBeNull()
  })
})
