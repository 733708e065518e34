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
  })
  expect(words('uncertain', 'fix_immediately')).toEqual({ title: 'N', isFault: false, isUrgent: true })
  expect(words('not_a_car', 'check_soon')).toEqual({ title: 'N', isFault: false, isUrgent: false })
  expect(words('no_fault_heard', 'safe')).toEqual({ title: 'N', isFault: false, isUrgent: false })
})
