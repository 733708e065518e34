import type { ConfirmDialogProps } from './dialog-parts.tsx'
import { lateLayer } from './late-layer.tsx'

/** Focus starts on Cancel; only a choice or Esc closes it. */
export const ConfirmDialog = lateLayer<ConfirmDialogProps>(
  async () => (await import('./confirm-layer.tsx')).ConfirmLayer,
)
