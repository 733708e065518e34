export { type Change, type ChangeKind, changeKinds, changesBetween, type ReadSpeeds } from './change.ts'
