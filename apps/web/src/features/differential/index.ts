export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { addSenses, openWithSenses, senseCar } from './engine.ts'
