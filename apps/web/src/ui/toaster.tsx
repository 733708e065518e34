import { type ComponentType, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

/**
 * The place where toasts appear; the app mounts exactly one. Its code comes with the first toast, and where it can not
 * be fetched, with the network: until then toasts wait, and the page stands.
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
