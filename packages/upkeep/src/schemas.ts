/** Apart from the tables of fields: the first page does without zod. */
import { carFields } from './car/fields.ts'
import { carCostFields } from './costs/fields.ts'
import { rowSchema } from './fields/schema.ts'
import { fillUpFields } from './fuel/fields.ts'
import { logFields } from './log/fields.ts'

export const logRecordSchema = rowSchema(logFields)
export const fillUpSchema = rowSchema(fillUpFields)
export const carSchema = rowSchema(carFields)
export const carCostSchema = rowSchema(carCostFields)
