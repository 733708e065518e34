import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVIDENCE_VERSION } from '@tappet/acoustics'
import { hearCarClasses } from '@tappet/acoustics/listener'
import { ownSpread } from '@tappet/acoustics/normal'
import { pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { expect, it } from 'vitest'
import { sha256 } from '../scripts/data-files.ts'

const weights = join(import.meta.dirname, '../packages/acoustics/src/listener/weights.data.json')

it('the ruler of own normals was made with this evidence and this listener (run model/own-normal.ts)', () => {
  expect(ownSpread.version).toBe(EVIDENCE_VERSION)
  expect(ownSpread.listenerRevision).toBe(sha256(readFileSync(weights)).slice(0, 8))
  expect(ownSpread.listener).toHaveLength(hearCarClasses(pinkNoise(1, seededRandom(1)))?.length ?? -1)
  for (const spread of [...Object.values(ownSpread.measurements), ...ownSpread.listener])
    expect(spread).toBeGreaterThan(0)
})
