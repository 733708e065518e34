import type { SoundDiagnosis } from '@tappet/wire'
import { NOT_A_CAR, UNCERTAIN } from '@tappet/wire'

const NAMES_NO_FAULT: readonly string[] = [NOT_A_CAR, UNCERTAIN, 'no_fault_heard']

/** What is not known may still be urgent. */
export function preliminaryHead({ id, name, urgencyLevel }: SoundDiagnosis['issue']) {
  const isFault = !NAMES_NO_FAULT.includes(id)
  return {
    title: isFault ? `Sounds like: ${name}` : name,
    isFault,
    isUrgent: urgencyLevel !== 'safe' && id !== NOT_A_CAR,
  }
}
