export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { addingSenses, openWithSenses, senseCar } from './engine.ts'
