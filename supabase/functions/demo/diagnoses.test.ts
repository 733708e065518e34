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
  const wavs: Uint8Array[] = []
  const store = async (_id: string, wav: Uint8Array) => {
    wavs.push(wav.slice())
    return 'address'
  }
  const rows = await demoDiagnoses('driver', () => 'row', store, { now })
  const diagnoses = rows
    .filter(({ type }) => type === 'audio')
    .map(({ data }) => data as Record<string, unknown>)
  expect(diagnoses).toHaveLength(demoSounds().length)
  for (const [n, { context, description }] of demoSounds().entries()) {
    expect(diagnoses[n]?.audioUrl).toBe('address')
    const hearing = hearWav(wavs[n] ?? new Uint8Array(), {
      maxDurationSeconds: MAX_AUDIO_SECONDS,
      listen: hearAllClasses,
    })
    if (!hearing.ok) throw new Error(hearing.code)
    const { evidence, odds, durationSeconds } = hearing
    const job = {
      evidence,
      context,
      description,
      audioDurationSeconds: durationSeconds,
      id: 'row',
      timestamp: '',
    }
    const { issue, evidence: reasons } = diagnoseSound({ ...job, odds, model: defaultModel })
    expect([diagnoses[n]?.issue, diagnoses[n]?.evidence]).toEqual([issue, reasons])
    // Only so is it seen that the listener was asked.
    expect(reasons?.map(({ id }) => id)).toContain('listener')
    const alone = diagnoseSound({ ...job, odds: null, model: defaultModel })
    expect(alone.evidence?.map(({ id }) => id)).not.toContain('listener')
  }
})
