import { soundDiagnosis } from '@tappet/wire'

/** The largest of the schemas that answers are read with; pages.ts has it made ahead of the page that reads. */
export const LARGEST_SCHEMA = soundDiagnosis
