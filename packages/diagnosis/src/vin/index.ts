/** Its table is large: an entry of its own, loaded when a number is entered. */
export { type DecodedVin, decodeVin, vinOfBarcode } from './decode.ts'
