/** The product reads what was compiled from them. */
export { familyIndex } from '../src/differential/codes.ts'
export {
  BUCKETS,
  classify,
  gramsOf,
  LONGEST_GAP,
  NOTHING,
  type PackedClassifier,
  signOf,
  stances,
  unpackClassifier,
} from '../src/differential/words/reader.ts'
export { clausesOf } from '../src/differential/words/tokens.ts'
export { listedFamilies } from './compile.ts'
export { readTable } from './read-table.ts'
export { allRanges, asRanges, meaningOf, type Words, wordsOf } from './titles.ts'
