import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import { FailureId } from './failure-id.tsx'
import { onFirstToast, type ToastOptions, takeWaiting } from './toast.ts'

/**
 * Where toasts appear; the app mounts exactly one. Its code is fetched with the first toast: most visits show none.
 * Where it cannot be fetched, a toast is shown as a plain note: one about a lost connection comes without one.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<readonly ToastOptions[]>([])
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-stack.tsx').then(
          ({ default: ToastStack }) => setStack(() => ToastStack),
          () => {
            const left = takeWaiting()
            setPlain((shown) => [...shown, ...left])
          },
        )
      }),
    [],
  )
  return (
    <>
      {Stack ? <Stack /> : null}
      {plain[0] ? (
        <PlainToast key={plain.length} onClose={() => setPlain((shown) => shown.slice(1))} toast={plain[0]} />
      ) : null}
    </>
  )
}

const READ_MS = 6000
const READ_AND_ACT_MS = 10_000

// What lies under it can be pressed through it, its own buttons aside; it goes by itself, as toasts do.
function PlainToast({ toast, onClose }: { toast: ToastOptions; onClose: () => void }) {
  const { title, description, action, failure } = toast
  const close = useEffectEvent(onClose)
  const readMs = action || failure ? READ_AND_ACT_MS : READ_MS
  useEffect(() => {
    const timer = setTimeout(() => close(), readMs)
    return () => clearTimeout(timer)
  }, [readMs])
  const act = () => {
    action?.onClick()
    onClose()
  }
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-(--toast-bottom) z-40 mx-auto max-w-lg rounded-card bg-surface shadow-card [&_button]:pointer-events-auto">
      <Alert
        action={
          <>
            {action ? <Button onClick={act}>{action.label}</Button> : null}
            <Button onClick={onClose} variant="secondary">
              Dismiss
            </Button>
          </>
        }
        live
        title={title}
      >
        {description}
        {failure ? <FailureId failure={failure} /> : null}
      </Alert>
    </div>
  )
}
