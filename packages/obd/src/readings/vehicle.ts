import { printable, toHex } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import { CHECK_DIGIT_REGION, VIN_VALUES, VIN_WEIGHTS } from '../tables/vin.table.ts'

const VIN_LENGTH = 17
const CHECK_PLACE = 8
const CALIBRATION_BYTES = 16
const CVN_BYTES = 4
const INFORMATION = 0x49

export interface Vin {
  readonly text: string
  readonly checkDigitFits: boolean | null
}

// CAN puts a count before the data; old buses fill up with NUL in front.
function itemBytes(answer: Uint8Array, infotype: number, unit: number): Uint8Array | null {
  if (answer[0] !== INFORMATION || answer[1] !== infotype) return null
  const data = answer.subarray(2)
  return data.length % unit === 1 ? data.subarray(1) : data
}

/** 0902. Not 17 letters and digits: an error, not a short VIN. */
export function vinIn(answer: Uint8Array): Reading<Vin> {
  if (answer[0] !== INFORMATION || answer[1] !== 0x02) return unreadable('wrongService')
  const data = [...answer.subarray(2)]
  const counted = data.length === VIN_LENGTH + 1 ? data.slice(1) : data
  const letters = counted.slice(
    Math.max(
      0,
      counted.findIndex((byte) => byte !== 0),
    ),
  )
  if (letters.length < VIN_LENGTH) return unreadable('short')
  const text = printable(letters).toUpperCase()
  if (!/^[A-Z0-9]{17}$/.test(text)) return unreadable('notAscii')
  return readingOf({ text, checkDigitFits: checkDigitFits(text) })
}

/** Null outside North America, where it need not be one. */
export function checkDigitFits(vin: string): boolean | null {
  return CHECK_DIGIT_REGION.test(vin) ? isCheckDigit(vin) : null
}

/** Wherever the car is from. */
export function isCheckDigit(vin: string): boolean {
  let sum = 0
  for (let place = 0; place < VIN_LENGTH; place++) {
    const value = VIN_VALUES[vin[place] ?? '']
    if (value === undefined) return false
    sum += value * (VIN_WEIGHTS[place] ?? 0)
  }
  const digit = sum % 11
  return vin[CHECK_PLACE] === (digit === 10 ? 'X' : String(digit))
}

export function calibrationIdsIn(answer: Uint8Array): Reading<string[]> {
  const data = itemBytes(answer, 0x04, CALIBRATION_BYTES)
  if (data === null) return unreadable('wrongService')
  if (data.length === 0 || data.length % CALIBRATION_BYTES !== 0) return unreadable('short')
  return readingOf(
    slices(data, CALIBRATION_BYTES)
      .map(printable)
      .filter((id) => id !== ''),
  )
}

/** 0906: four bytes each, as hex. */
export function calibrationNumbersIn(answer: Uint8Array): Reading<string[]> {
  const data = itemBytes(answer, 0x06, CVN_BYTES)
  if (data === null) return unreadable('wrongService')
  if (data.length === 0 || data.length % CVN_BYTES !== 0) return unreadable('short')
  return readingOf(slices(data, CVN_BYTES).map(toHex))
}

/** 090A: "ECM-EngineControl". */
export function unitNameIn(answer: Uint8Array): Reading<string> {
  if (answer[0] !== INFORMATION || answer[1] !== 0x0a) return unreadable('wrongService')
  const name = printable(answer.subarray(2)).replace(/ +/g, ' ').replace(/ ?- ?/, '-')
  return name === '' ? unreadable('short') : readingOf(name)
}

function slices(data: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: data.length / size }, (_, index) =>
    data.subarray(index * size, (index + 1) * size),
  )
}
