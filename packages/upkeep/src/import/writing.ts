import { type DateOrder, isSerialDay, tellDateOrder } from '../reading/read-day.ts'
import { readNumber } from '../reading/read-number.ts'

export type Writing = {
  decimalSign: '.' | ','
  /** False where a number such as 1.250 can be two, and nothing in the file tells which. */
  isSignTold: boolean
  dateOrder: DateOrder
  isOrderTold: boolean
  serialDay: string | null
}

export type NumberCell = { text: string; kind: 'odometer' | 'amount' | 'money' | 'number'; isWhole: boolean }

/** No tank holds more: "45,123" litres have decimals. */
const AMOUNT_MAX = 1000

/**
 * @param delimiter of the file's cells: a semicolon is taken where the comma stands in numbers
 */
export function tellWriting(
  numbers: readonly NumberCell[],
  days: readonly string[],
  delimiter: string | undefined,
): Writing {
  const seen = { '.': 0, ',': 0 }
  let doubts = 0
  for (const { text, kind, isWhole } of numbers) {
    const digits = text.replace(/^[^\p{Nd}.,٫]+|[^\p{Nd}.,٫]+$/gu, '')
    const reading = readNumber(digits, {
      ...(kind === 'amount' ? { max: AMOUNT_MAX } : {}),
      ...(kind === 'odometer' || isWhole ? { whole: true } : {}),
    })
    if (reading.kind === 'ambiguous') doubts += 1
    if (reading.kind !== 'number') continue
    const last = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.'
    if (reading.decimal.includes('.')) seen[last] += 1
    else if (/\p{Nd}[.,]\p{Nd}/u.test(digits)) seen[last === ',' ? '.' : ','] += 1
  }
  const isTold = seen['.'] > 0 !== seen[','] > 0
  const bySemicolon = seen['.'] + seen[','] === 0 && delimiter === ';'
  const { order, isGuess } = tellDateOrder(days.filter((day) => !isSerialDay(day)))
  return {
    decimalSign: bySemicolon || seen[','] > seen['.'] ? ',' : '.',
    isSignTold: doubts === 0 || isTold || bySemicolon,
    dateOrder: order,
    isOrderTold: !isGuess,
    serialDay: days.find(isSerialDay) ?? null,
  }
}
