import type { SoundDiagnosis } from '@tappet/wire'
import { expect, it } from 'vitest'
import { preliminaryHead } from './preliminary-head.ts'

const words = (id: string, urgencyLevel: SoundDiagnosis['issue']['urgencyLevel']) =>
  preliminaryHead({ issue: { id, name: 'N', urgencyLevel }, headline: 'Possible N' } as SoundDiagnosis)

it('names a fault only where the answer does, and keeps the urgency of what is not known', () => {
  expect(words('loose_belt', 'check_soon')).toEqual({
    title: 'Possible N',
    isFault: true,
    isUrgent: true,
    urgent: { urgency: 'check_soon' },
  })
  expect(words('uncertain', 'fix_immediately')).toEqual({
    title: 'N',
    isFault: false,
    isUrgent: true,
    urgent: { urgency: 'fix_immediately', words: 'Could be urgent. Drive only to the nearest shop.' },
  })
  expect(words('engine_knock', 'fix_immediately').urgent).toEqual({ urgency: 'fix_immediately' })
  expect(words('not_a_car', 'check_soon')).toMatchObject({ title: 'N', isFault: false, isUrgent: false })
  expect(words('no_fault_heard', 'safe')).toMatchObject({ title: 'N', isFault: false, isUrgent: false })
})
