import { type ComponentType, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

/**
 * Where toasts appear; the app mounts exactly one. Its code is fetched with the first toast or, where that fails, when
 * the network returns; until then toasts wait.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      import('./toast-stack.tsx').then(
        ({ default: ToastStack }) => setStack(() => ToastStack),
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    const forget = onFirstToast(load)
    return () => {
      window.removeEventListener('online', load)
      forget()
    }
  }, [])
  return Stack ? <Stack /> : null
}
