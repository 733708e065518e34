import { DRIVE_FEARED } from '@tappet/diagnosis/drive-unknown'
import { NAMES_NO_FAULT, NOT_A_CAR, type SoundDiagnosis } from '@tappet/wire'

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
    urgent: {
      urgency: urgencyLevel,
      // "Fix immediately" would name something.
      ...(!isFault && urgencyLevel === 'fix_immediately' && { words: DRIVE_FEARED.say }),
    },
  }
}
