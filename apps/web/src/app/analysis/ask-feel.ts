import { askWorker } from '../../platform/runtime/ask-worker.ts'
import type { FeltTake } from './feel.ts'
import type { AskedOfFeel } from './feel.worker.ts'

export const askFeel = (request: AskedOfFeel): Promise<FeltTake> =>
  askWorker<FeltTake>(new Worker(new URL('./feel.worker.ts', import.meta.url), { type: 'module' }), request)
