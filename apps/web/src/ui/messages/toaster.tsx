import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import * as copy from './copy.ts'
import { FailureId } from './failure-id.tsx'
import { onFirstToast, type ToastOptions, takeWaiting } from './toast.ts'

/** The app mounts exactly one. Where its code cannot be fetched, a toast is a plain note. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<readonly ToastOptions[]>([])
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-stack.tsx').then(
          ({ default: ToastStack }) => setStack(() => ToastStack),
          () => {
            const messages = takeWaiting()
            setPlain((shown) => [...shown, ...messages])
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

function PlainToast({ toast, onClose }: { toast: ToastOptions; onClose: () => void }) {
  const { title, description, action, failure, until } = toast
  const close = useEffectEvent(onClose)
  const readMs = action || failure ? READ_AND_ACT_MS : READ_MS
  useEffect(() => {
    const timer = setTimeout(() => close(), readMs)
    let isShown = true
    void until?.then(() => isShown && close())
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [readMs, until])
  const act = () => {
    action?.onClick()
    onClose()
  }
  return (
    <div
      className="pointer-events-none fixed inset-x-4 z-40 mx-auto max-w-sm rounded-card bg-surface shadow-card [&_button]:pointer-events-auto"
      data-plain-message
    >
      <Alert
        action={
          <>
            {action ? <Button onClick={act}>{action.label}</Button> : null}
            <Button onClick={onClose} variant="secondary">
              {copy.dismiss}
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
