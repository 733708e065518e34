export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { openDifferential, openWithSenses, senseCar } from './engine.ts'
