/** Four recordings from the wave to the word, through the deployed model. */
import { readFile } from 'node:fs/promises'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { type DifferentialCase, soundIssues } from '@tappet/diagnosis'
import { analyzeSoundResponse } from '@tappet/wire'
import { expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { analyze, usesOf } from './analyze-sound-bench.ts'
import { newDriver } from './exports-account.ts'

const server = fileServer()

const clip = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../model/clips/${name}.wav`, import.meta.url)))

async function heard(
  audio: Uint8Array<ArrayBuffer>,
  telling: { context?: string; sounds?: string; description?: string },
) {
  const driver = await newDriver(server)
  const { data } = await analyze(driver.client, { audio, ...telling })
  const { result } = analyzeSoundResponse.parse(data)
  return { ...result, ...(result.differential as DifferentialCase), used: await usesOf(server, driver) }
}

it.each([
  ['knock', 'engine_knock', 'Likely engine knock', 'knock', 'limp'],
  ['belt', 'loose_belt', 'Likely belt noise', 'squeal', 'soon'],
] as const)('a %s is named, with its causes', async (name, id, headline, chip, level) => {
  const { issue, report, used, ...result } = await heard(await clip(name), {
    context: '["idle"]',
    sounds: JSON.stringify([chip]),
  })
  const { symptoms, recommendations, estimatedCostMin, estimatedCostMax, urgencyLevel } = soundIssues[id]
  expect([result.headline, result.confidence, used]).toEqual([headline, 85, 1])
  expect(issue).toMatchObject({
    id,
    symptoms,
    recommendations,
    estimatedCostMin,
    estimatedCostMax,
    urgencyLevel,
  })
  expect([report.causes[0]?.issue, report.drive.level, report.drive.known]).toEqual([id, level, true])
})

/** As a phone call has it: nothing above 4 kHz. */
async function muffled(name: string) {
  const whole = await clip(name)
  const pcm = new Int16Array(whole.buffer.slice(44))
  const halved = Float32Array.from({ length: pcm.length / 2 }, (_, at) => {
    const [one = 0, next = 0] = pcm.subarray(2 * at)
    return (one + next) / 2 ** 16
  })
  return encodeWav(halved, 8000)
}

it('words that name a noise count a use over a muffled recording, and without them it is given back', async () => {
  const audio = await muffled('belt')
  const answer = await heard(audio, { description: 'squeals when cold' })
  expect([answer.tier, answer.headline, answer.confidence]).toEqual(['told', 'Possible belt noise', 65])
  expect([answer.report.causes[0]?.issue, answer.used]).toEqual(['loose_belt', 1])
  for (const description of ['', 'strange noise', 'the engine stalls']) {
    const { tier, headline, used } = await heard(audio, { description })
    expect([tier, headline, used], description).toEqual(['again', 'Record again', 0])
  }
})

it('noise is no car: nothing is named, and its use is given back', async () => {
  const noise = encodeWav(atLevel(pinkNoise(6, seededRandom(5)), -30))
  const { issue, report, used, headline, confidence } = await heard(noise, {})
  expect([issue.id, headline, confidence, used]).toEqual(['not_a_car', 'Record again', 0, 0])
  expect([issue.estimatedCostMax, report.causes, report.drive.known]).toEqual([0, [], false])
})
