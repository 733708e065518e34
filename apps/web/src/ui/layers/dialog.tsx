import type { LayerProps } from './dialog-parts.tsx'
import { lateLayer } from './late-layer.tsx'

const DialogLayer = lateLayer<LayerProps & { place: 'dialog' | 'sheet' }>({
  load: async () => (await import('./dialog-layer.tsx')).DialogLayer,
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
})

/** A question or a short form over the page. Traps focus and returns it, closes with Esc. */
export function Dialog(props: LayerProps) {
  return <DialogLayer {...props} place="dialog" />
}

/** A longer list or form: from the bottom on phones, from the right on desktops. */
export function Sheet(props: LayerProps) {
  return <DialogLayer {...props} place="sheet" />
}
