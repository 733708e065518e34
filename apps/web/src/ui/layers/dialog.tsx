import type { LayerProps } from './dialog-parts.tsx'
import { lateLayer } from './late-layer.tsx'

const DialogLayer = lateLayer<LayerProps & { place: 'dialog' | 'sheet' }>(
  async () => (await import('./dialog-layer.tsx')).DialogLayer,
)

/** Traps focus and returns it, closes with Esc. */
export function Dialog(props: LayerProps) {
  return <DialogLayer {...props} place="dialog" />
}

export function Sheet(props: LayerProps) {
  return <DialogLayer {...props} place="sheet" />
}
