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
  const stored: Uint8Array[] = []
  const store = async (_id: string, wav: Uint8Array) => {
    stored.push(wav.slice())
    return 'address'
  }
  const rows = await demoDiagnoses('driver', () => 'row', store, { now })
  const told = rows.filter(({ type }) => type === 'audio').map(({ data }) => data as Record<string, unknown>)
  expect(told).toHaveLength(demoSounds().length)
  for (const [n, { context, description }] of demoSounds().entries()) {
    expect(told[n]?.audioUrl).toBe('address')
    const heard = hearWav(stored[n] ?? new Uint8Array(), {
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
