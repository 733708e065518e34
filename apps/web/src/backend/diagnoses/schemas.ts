import { soundDiagnosis } from '@tappet/wire'

export const LARGEST_SCHEMA = soundDiagnosis
