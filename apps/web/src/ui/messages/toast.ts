/** How a toast looks and how long it is shown. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error'

/** A failure as the driver tells it to the operator. */
export type NamedFailure = {
  /** As the server's log has it. */
  id: string
  /** Copies the id; resolves to whether it did. */
  copy(): Promise<boolean>
}

export type ToastOptions = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
  /** A later toast with the same key takes its place. */
  key?: string
  /** The request that failed. */
  failure?: NamedFailure
  /** Milliseconds on screen; by default long enough to read, longer with an action. */
  duration?: number
}

type ToastDetails = Omit<ToastOptions, 'title' | 'tone' | 'failure'>
type Deliver = (toast: ToastOptions) => void
type Wake = () => void

/* The toaster's code is fetched with the first toast. Until it is there, toasts wait here in order. */
const waiting: ToastOptions[] = []
let deliver: Deliver | null = null
let wake: Wake | null = null

let failureNow: () => NamedFailure | null = () => null

/** Says which failure an error is about, where one is known: the design system knows no server. */
export function nameFailuresBy(naming: typeof failureNow): void {
  failureNow = naming
}

function show(message: ToastOptions | string): void {
  const options = typeof message === 'string' ? { title: message } : message
  if (deliver) {
    deliver(options)
    return
  }
  waiting.push(options)
  wake?.()
}

function withTone(tone: ToastTone) {
  return (title: string, details: ToastDetails = {}) => {
    const failure = tone === 'error' ? failureNow() : null
    show({ ...details, title, tone, ...(failure && { failure }) })
  }
}

/** Shows a short message that closes by itself: `toast.success('Record saved')`. */
export const toast = Object.assign(show, {
  success: withTone('success'),
  error: withTone('error'),
  info: withTone('info'),
  warning: withTone('warning'),
})

/** Called by Toaster. The listener is called with the first toast, or now if one waits. */
export function onFirstToast(listener: Wake): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = null
  }
}

/** Called by Toaster where the stack cannot be fetched: takes what waits, to show it plainly. */
export const takeWaiting = (): ToastOptions[] => waiting.splice(0)

/** Called by the loaded toaster, which gets the waiting toasts and all later ones. */
export function deliverToastsTo(receiver: Deliver): () => void {
  deliver = receiver
  for (const options of waiting.splice(0)) receiver(options)
  return () => {
    deliver = null
  }
}
