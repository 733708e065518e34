import { NOT_A_CAR, type SoundDiagnosis } from '@tappet/wire'
import { NAMES_NO_FAULT } from '../../format/found.ts'

/** What is not known may still be urgent. */
export function preliminaryHead({
  issue: { id, name, urgencyLevel },
  headline = name,
}: Pick<SoundDiagnosis, 'issue' | 'headline'>) {
  const isFault = !NAMES_NO_FAULT.includes(id)
  return {
    title: isFault ? headline : name,
    isFault,
    isUrgent: urgencyLevel !== 'safe' && id !== NOT_A_CAR,
  }
}
