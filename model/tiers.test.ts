import { soundClasses } from '@tappet/acoustics/model'
import { expect, it } from 'vitest'
import { tierRows } from './tiers.ts'

it('names by words alone what most lines of a third writer tell of, as often right as is printed', () => {
  const answers = soundClasses.map((name, target) => ({
    ...{ file: name, group: name, source: 'words', target, band: 0, urgentAtLeast: null },
    probabilities: soundClasses.map(() => 0),
    alone: { probabilities: [], urgentAtLeast: null },
  }))
  const rows = tierRows(answers, 'words', 'default')
  const named = rows.filter(({ tier }) => tier === 'told')
  const right = named.filter(({ isRight }) => isRight)
  expect([rows.length, named.length, right.length]).toEqual([140, 89, 87])
  for (const { confidence } of named) expect(confidence / 100).toBeLessThan(right.length / named.length)
  expect(named.filter(({ target }) => soundClasses[target] === 'healthy')).toHaveLength(1)
})
