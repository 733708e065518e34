import { soundDiagnosis } from '@tappet/wire'

/** The largest response schema; pages.ts builds it before the page that uses it. */
export const LARGEST_SCHEMA = soundDiagnosis
