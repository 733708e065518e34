/** Sends Esc to the layer on top; false where none is open. */
export function closeTopLayer(): boolean {
  const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  if (!layers.some((layer) => layer.checkVisibility())) return false
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/** The browser's own back closes a layer first, where the browser lets a page hold it. */
export function watchBack(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType === 'traverse' && event.cancelable && closeTopLayer()) event.preventDefault()
  })
}
