import { encodeWav } from '@tappet/acoustics'
import {
  atLevel,
  combustion,
  gate,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
} from '@tappet/acoustics/testing'
import type { SoundDiagnosis } from '@tappet/wire'
import { LATEST_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'

const CLIP_SECONDS = 6

/** An idling engine that knocks from its third second on. */
export function knockingEngine(): Float32Array {
  const random = seededRandom(7)
  const engine = combustion(CLIP_SECONDS, { rpm: 820, cylinders: 4 }, random)
  const knock = impacts(CLIP_SECONDS, { rateHz: 13.7, frequencyHz: 2_900 }, random)
  const fromSecond = 2.4
  const open = gate(1 / CLIP_SECONDS, 1 - fromSecond / CLIP_SECONDS)
  const late = modulate(knock, (seconds) => (seconds < fromSecond ? 0 : open(seconds - fromSecond)))
  return atLevel(mix(engine, late), -18)
}

const TAKE_SECONDS = 12

/** The same idling engine each time, well or with a loud tick: takes of one car in one situation. */
export function idlingEngineWav(state: 'well' | 'ticking'): Buffer {
  const random = seededRandom(1)
  const engine = atLevel(combustion(TAKE_SECONDS, { rpm: 820, cylinders: 4 }, random), -22)
  const well = mix(engine, atLevel(pinkNoise(TAKE_SECONDS, random), -36))
  const tick = { rateHz: 12, frequencyHz: 3_200, jitter: 0.02 }
  const ticking = () => mix(well, atLevel(impacts(TAKE_SECONDS, tick, seededRandom(100)), -24))
  return Buffer.from(encodeWav(state === 'well' ? well : ticking()))
}

export function knockingEngineWav(): Buffer {
  return Buffer.from(encodeWav(knockingEngine()))
}

/** A whole sound diagnosis, as the analysis answers it. */
export function sampleDiagnosis(changes: Partial<SoundDiagnosis> = {}): SoundDiagnosis {
  return {
    id: '6f1c2d3e-4b5a-4c6d-8e7f-901a2b3c4d5e',
    issue: {
      id: 'engine_knock',
      name: 'Engine knock or tick',
      description:
        'A repeated knock or tick in time with the engine. The harmless end is low oil or a noisy valve lifter; the serious end is a worn bearing.',
      urgencyLevel: 'fix_immediately',
      estimatedCostMin: 100,
      estimatedCostMax: 8000,
      symptoms: [
        'Knocking that speeds up with the engine',
        'Louder when cold, or under load',
        'Oil light on, or oil below the lower mark',
      ],
      recommendations: [
        'Stop the engine and check the oil level before driving on.',
        'If the knock is deep and heavy, do not drive: have the car towed.',
        'If it fades as the engine warms, have the valve lifters checked soon.',
      ],
    },
    confidence: 78,
    timestamp: '2026-03-05T14:07:00.000Z',
    audioDuration: CLIP_SECONDS,
    audioData: `data:audio/wav;base64,${knockingEngineWav().toString('base64')}`,
    evidence: [
      {
        id: 'impulse_rate',
        sentence: 'a regular knock, 13.7 a second, strongest from 2 to 4 kHz',
        startSeconds: 2.4,
        endSeconds: 5.6,
        weight: 0.8,
        source: 'sound',
      },
      {
        id: 'context_idle',
        sentence: 'you hear it while idling: that speaks for it',
        weight: 0.3,
        source: 'context',
      },
      {
        id: 'description_squeal',
        sentence: 'your description mentions "squeal": that makes it less likely',
        weight: -0.2,
        source: 'description',
      },
    ],
    alternatives: [
      { id: 'loose_belt', name: 'Belt or accessory noise', probability: 0.12 },
      { id: 'exhaust_leak', name: 'Exhaust leak', probability: 0.06 },
    ],
    model_version: 'v1.0.0',
    ...changes,
  }
}

/** An answer that names no fault. */
export function faultless(id: string, name: string, description: string): SoundDiagnosis {
  const { issue, ...rest } = sampleDiagnosis()
  return {
    ...rest,
    confidence: 34,
    issue: {
      ...issue,
      id,
      name,
      description,
      urgencyLevel: 'safe',
      estimatedCostMin: 0,
      estimatedCostMax: 0,
      symptoms: [],
    },
  }
}

/** Lets every page of this tab find a result as if it had just been made. */
export async function keepLatest(
  page: {
    addInitScript: (script: (kept: [string, string]) => void, kept: [string, string]) => Promise<unknown>
  },
  result: unknown,
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value)
    },
    [LATEST_RESULT_KEY, JSON.stringify(result)],
  )
}

let opened = 0

/** Opens Results with another result in a tab that has been there before. */
export async function reopen(
  page: {
    addInitScript: (
      script: (kept: [string, string, string]) => void,
      kept: [string, string, string],
    ) => Promise<unknown>
    goto: (path: string) => Promise<unknown>
  },
  result: unknown,
): Promise<void> {
  opened += 1
  // As the next page begins: the one before may still write what it made of the result before.
  await page.addInitScript(
    ([key, value, mark]) => {
      if (sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'yes')
      sessionStorage.setItem(key, value)
    },
    [LATEST_RESULT_KEY, JSON.stringify(result), `opened-by-test-${opened}`],
  )
  await page.goto('/results')
}
