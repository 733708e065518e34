/** One recording, judged by the function and by the device's own path: the same code, the same model, the same answer. */
import { randomUUID } from 'node:crypto'
import { encodeWav } from '@tappet/acoustics'
import { hearWav } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import {
  atLevel,
  combustion,
  faintTicks,
  impacts,
  mix,
  pinkNoise,
  seededRandom,
  silence,
} from '@tappet/acoustics/testing'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import { type SoundDiagnosis, type SoundModelVariant, soundDiagnosis } from '@tappet/wire'
import { readAppConfig } from '@tappet/wire/config'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { diagnoseOnDevice } from '../../apps/web/src/features/analyze/diagnose-on-device.ts'
import { serveWithDeno } from '../harness/deno-function.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { analyze, engineWav } from './analyze-sound-bench.ts'
import { type Driver, newDriver } from './exports-account.ts'

let servers: Record<SoundModelVariant, TestServer>
beforeAll(async () => {
  const start = (SOUND_MODEL: SoundModelVariant) =>
    startServer({ adminUrl: inject('adminUrl'), env: { SOUND_MODEL } })
  servers = { default: await start('default'), clean: await start('clean') }
})
afterAll(async () => {
  await servers.default.close()
  await servers.clean.close()
})

function knockingWav(): Uint8Array<ArrayBuffer> {
  const random = seededRandom(11)
  return encodeWav(
    mix(
      atLevel(combustion(7, { rpm: 900, cylinders: 4 }, random), -20),
      atLevel(impacts(7, { rateHz: 15, frequencyHz: 3_100 }, random), -24),
      atLevel(pinkNoise(7, random), -40),
    ),
  )
}

const RECORDINGS = [
  ['an even engine', engineWav(), {}],
  [
    'a knock, with all that can be said',
    knockingWav(),
    { description: 'a tick, no squeal', context: ['idle', 'ac_on'] },
  ],
  ['ticks whose urgency the listener decides', encodeWav(faintTicks()), {}],
  ['noise that is no car', encodeWav(atLevel(pinkNoise(4, seededRandom(5)), -30)), { context: ['turning'] }],
] as const

type Said = { description?: string; context?: readonly string[] }

async function byServer(
  driver: Driver,
  wav: Uint8Array<ArrayBuffer>,
  id: string,
  { description, context }: Said,
) {
  const { data } = await analyze(driver.client, {
    audio: wav,
    job_id: id,
    ...(description !== undefined && { description }),
    ...(context !== undefined && { context: JSON.stringify(context) }),
  })
  return soundDiagnosis.parse(data?.result)
}

async function byDevice(
  variant: SoundModelVariant,
  wav: Uint8Array<ArrayBuffer>,
  id: string,
  { description, context = [] }: Said,
): Promise<SoundDiagnosis | null> {
  const timestamp = '2026-03-05T14:07:00.000Z'
  const tags = soundContext(context)
  return diagnoseOnDevice({
    id,
    wav: wav.slice().buffer,
    variant,
    timestamp,
    context: tags,
    ...(description !== undefined && { description }),
  })
}

const soundContext = (tags: readonly string[]) => tags as Parameters<typeof diagnoseOnDevice>[0]['context']

describe.each(['default', 'clean'] as const)('the %s model', (variant) => {
  it.each(RECORDINGS)(
    'gives the same answer on the server and on the device: %s',
    async (_what, wav, said) => {
      const driver = await newDriver(servers[variant])
      const id = randomUUID()
      const answer = await byServer(driver, wav, id, said)
      const { preliminary, timestamp: _, ...rest } = (await byDevice(variant, wav, id, said)) ?? {}
      expect(preliminary).toBe(true)
      expect(answer.preliminary).toBeUndefined()
      const { timestamp: __, ...expected } = answer
      expect(rest).toEqual(expected)
    },
  )

  it('is the one that /config.json names, so that a device offline listens with it', async () => {
    const config = readAppConfig(await (await fetch(`${servers[variant].url}/config.json`)).json())
    expect(config.soundModel).toBe(variant)
  })
})

describe('the choice of the model', () => {
  it('is visible in the answer to one recording', async () => {
    const id = randomUUID()
    const wav = knockingWav()
    const [usual, clean] = [await byDevice('default', wav, id, {}), await byDevice('clean', wav, id, {})]
    expect(clean?.evidence).not.toEqual(usual?.evidence)
  })

  it('is with the listener, where that changes the urgency', async () => {
    const wav = encodeWav(faintTicks())
    const hearing = hearWav(wav, { maxDurationSeconds: 60, listen: null })
    if (!hearing.ok) throw new Error(hearing.code)
    const { evidence, odds } = hearing
    const job = { context: [], audioDurationSeconds: 5, id: '', timestamp: '' }
    const alone = diagnoseSound({ ...job, evidence, odds, model: defaultModel }).issue
    const { issue } = (await byDevice('default', wav, randomUUID(), {})) ?? {}
    expect([alone.urgencyLevel, issue?.urgencyLevel]).toEqual(['check_soon', 'fix_immediately'])
  })

  it('finds nothing in silence and in a file that is no recording', async () => {
    expect(await byDevice('default', encodeWav(silence(3)), randomUUID(), {})).toBeNull()
    expect(await byDevice('default', new Uint8Array(100), randomUUID(), {})).toBeNull()
  })

  it('is set by a secret on Supabase, and other names are refused', async () => {
    const server = servers.default
    const driver = await newDriver(server)
    const { data } = await driver.client.auth.getSession()
    const host = await serveWithDeno('analyze-sound', server, { SOUND_MODEL: 'clean' })
    try {
      const id = randomUUID()
      const form = new FormData()
      form.set('audio', new Blob([knockingWav()], { type: 'audio/wav' }), 'recording.wav')
      form.set('job_id', id)
      const headers = { Authorization: `Bearer ${data.session?.access_token}` }
      const response = await fetch(host.url, { method: 'POST', headers, body: form })
      const { result } = (await response.json()) as { result: SoundDiagnosis }
      expect(result.evidence).toEqual((await byDevice('clean', knockingWav(), id, {}))?.evidence)
    } finally {
      await host.stop()
    }
    await expect(serveWithDeno('analyze-sound', server, { SOUND_MODEL: 'Clean' })).rejects.toThrow(
      'SOUND_MODEL must be one of default, clean',
    )
  })
})
