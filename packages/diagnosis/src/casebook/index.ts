export type { CodeProof } from './code-proof.ts'
export { type CaseEntry, inOrder, repairedByMs } from './entries.ts'
export { type NextStep, nextStepsOf, proofLines } from './next-steps.ts'
export { type CaseStanding, type CaseState, caseStates, provenPart, standingOf } from './standing.ts'
