import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'
import { expect, it } from 'vitest'
import { demoDiagnoses } from './diagnoses.ts'
import { demoSounds } from './sounds.ts'

const now = () => new Date('2026-06-15T12:00:00Z')

it('says of its sounds what the product says of them, with the listener', async () => {
  const rows = await demoDiagnoses('driver', () => 'row', { now })
  const told = rows.filter(({ type }) => type === 'audio').map(({ data }) => data as Record<string, unknown>)
  expect(told).toHaveLength(demoSounds().length)
  for (const [n, { context, description }] of demoSounds().entries()) {
    const kept = String(told[n]?.audioData).replace('data:audio/wav;base64,', '')
    const heard = hearWav(Buffer.from(kept, 'base64'), {
      maxDurationSeconds: MAX_AUDIO_SECONDS,
      listen: hearAllClasses,
    })
    if (!heard.ok) throw new Error(heard.code)
    const { evidence, odds, durationSeconds } = heard
    const job = {
      evidence,
      context,
      description,
      audioDurationSeconds: durationSeconds,
      id: 'row',
      timestamp: '',
    }
    const { issue, evidence: reasons } = diagnoseSound({ ...job, odds, model: defaultModel })
    expect([told[n]?.issue, told[n]?.evidence]).toEqual([issue, reasons])
    // Only so is it seen that the listener was asked.
    expect(reasons?.map(({ id }) => id)).toContain('listener')
    const alone = diagnoseSound({ ...job, odds: null, model: defaultModel })
    expect(alone.evidence?.map(({ id }) => id)).not.toContain('listener')
  }
})
