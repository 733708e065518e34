export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { openDifferential } from './engine.ts'
