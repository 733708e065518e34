/** The commonest of small cars; others lie within 12 percent. */
export const USUAL_TYRE = '205/55 R16'

const METRIC = /^\s*(?:P|LT)?(\d{3})\s*\/\s*(\d{2,3})\s*-?\s*(?:Z?R|-)?\s*F?(\d{2})/i
const MILLIMETRES_PER_INCH = 25.4
/** Instead of pi: a loaded tyre rolls on less than its free circumference (ETRTO Standards Manual). */
const ROLLING = 3.05

export function tyreMetres(size: string): number | null {
  const [, width, share, rim] = METRIC.exec(size) ?? []
  if (width === undefined || share === undefined || rim === undefined) return null
  const diameter = Number(rim) * MILLIMETRES_PER_INCH + (2 * Number(width) * Number(share)) / 100
  return diameter < 400 || diameter > 1_100 ? null : (ROLLING * diameter) / 1_000
}
