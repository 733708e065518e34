/** Two takes with one thing changed in between: imported where they are compared. */
export { type Change, type ChangeKind, changeKinds, changesBetween, type ReadSpeeds } from './change.ts'
