export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { openWithSenses, senseCar } from './engine.ts'
