/** Rows come from clients and older versions: what is missing or of another kind is left out. */
import { z } from 'zod'

export const text = z.string().catch('')
export const texts = z
  .array(z.unknown())
  .transform((all) => all.filter((each) => typeof each === 'string'))
  .catch([])
export const number = z.number().nullable().catch(null)
export const numberOrText = z.union([z.number(), z.string()]).nullable().catch(null)
export const objects = <T extends z.ZodType>(shape: T) =>
  z
    .array(z.unknown())
    .transform((all) => all.flatMap((each) => shape.safeParse(each).data ?? []) as z.output<T>[])
    .catch([])
export const part = <T extends z.ZodRawShape>(fields: T) => {
  const whole = z.object(fields)
  return whole.catch(() => whole.parse({}))
}
