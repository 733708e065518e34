import { type LogFieldName, logFields } from '@tappet/upkeep'
import type { DistanceUnit } from '../../format/distance.ts'
import type { FieldWords } from '../../offline/table/conflict.ts'
import { shownValue } from './shown-fields.ts'

const isField = (name: string): name is LogFieldName => name in logFields

/** How the fields of a record are named where two devices disagree. */
export const recordWords = (unit: DistanceUnit): FieldWords => ({
  label: (name) => (isField(name) ? logFields[name].label : name),
  // A text of the driver's stands in quotation marks: it could be read as a part of the sentence.
  text: (name, value) => {
    if (!isField(name)) return String(value)
    const text = shownValue(name, value, unit)
    return logFields[name].kind === 'text' && value ? `“${text}”` : text
  },
})
