export { DangerNotice } from './DangerNotice.tsx'
export { DifferentialView } from './DifferentialView.tsx'
export { DriveCard } from './DriveCard.tsx'
export { addingSenses, loadEngine, openWithSenses, senseCar } from './engine.ts'
