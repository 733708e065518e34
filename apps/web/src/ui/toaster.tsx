import { type ComponentType, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

/**
 * Where toasts appear; the app mounts exactly one. Its code is fetched with the first toast, or before it at the moment
 * that `early` chooses, so that a toast about a lost connection can be shown without one. Where the fetch fails, toasts
 * wait until the network returns.
 */
export function Toaster({ early }: { early?: (load: () => void) => () => void }) {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () => {
      import('./toast-stack.tsx').then(
        ({ default: ToastStack }) => setStack(() => ToastStack),
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    const forget = onFirstToast(load)
    const cancel = early?.(load)
    return () => {
      window.removeEventListener('online', load)
      cancel?.()
      forget()
    }
  }, [early])
  return Stack ? <Stack /> : null
}
