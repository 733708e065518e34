/** The product reads what was compiled from them. */
export { familyIndex } from '../src/differential/codes.ts'
export { listedFamilies, readTable } from './compile.ts'
