import type { OwnTake } from '@tappet/acoustics/normal'
import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { keepDraft, readDraft, readTakes } from './draft.ts'
import { thisDevice } from './this-device.ts'

const take: OwnTake = {
  version: 3,
  values: { crest_high: 9.5, tone_duty: null },
  listener: { revision: 'abcdef01', odds: [-1.5, 0] },
  heard: ['a regular tick'],
}

const ANN = { userId: 'ann', carId: 'golf', situation: 'warm_idle' } as const

it('keeps the takes of each person, car and situation until they are a reference', () => {
  const storage = createMemoryStorage()
  keepDraft(storage, ANN, [take])
  expect(readDraft(storage, ANN)).toEqual([take])
  expect(readDraft(storage, { ...ANN, situation: 'cold_idle' })).toEqual([])
  expect(readDraft(storage, { ...ANN, carId: 'jazz' })).toEqual([])
  expect(readDraft(storage, { ...ANN, userId: 'ben' })).toEqual([])
  keepDraft(storage, ANN, [])
  expect(readDraft(storage, ANN)).toEqual([])
})

it('takes nothing that is not whole', () => {
  const storage = createMemoryStorage()
  storage.setItem('tappet.own-takes.ann.golf.warm_idle', '[{"version":')
  expect(readDraft(storage, ANN)).toEqual([])
  for (const broken of [null, {}, [take, {}], [{ ...take, values: { crest_high: 'loud' } }]])
    expect(readTakes(broken)).toEqual([])
})

it('names this device by a number that stays', () => {
  const [here, there] = [createMemoryStorage(), createMemoryStorage()]
  expect(thisDevice(here)).toMatch(/^[0-9a-f-]{36}$/)
  expect(thisDevice(here)).toBe(thisDevice(here))
  expect(thisDevice(there)).not.toBe(thisDevice(here))
})
