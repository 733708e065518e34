import { lateLayer } from '../../../ui/index.ts'
import type { FinderProps } from './AdapterFinder.tsx'

export const Finder = lateLayer<FinderProps>(async () => (await import('./AdapterFinder.tsx')).AdapterFinder)
