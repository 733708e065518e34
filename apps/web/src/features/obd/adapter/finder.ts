import { lateLayer } from '../../../ui/index.ts'
import type { FinderProps } from './AdapterFinder.tsx'

export const Finder = lateLayer<FinderProps>({
  load: async () => (await import('./AdapterFinder.tsx')).AdapterFinder,
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
})
