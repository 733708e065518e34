import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/** The place where toasts appear; the app mounts exactly one. Its code comes with the first toast. */
export function Toaster() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
}
