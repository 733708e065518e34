export { DangerNotice } from './DangerNotice.tsx'
export { addingSenses, loadEngine, openWithSenses, senseCar } from './engine.ts'
export type { CaseEdits } from './use-case.ts'
export { useCaseParts } from './use-case-parts.tsx'
