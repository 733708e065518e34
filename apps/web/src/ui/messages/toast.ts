export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type NamedFailure = {
  id: string
  copy(): Promise<boolean>
}

export type ToastOptions = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  action?: { label: string; onClick: () => void }
  /** A later toast with the same key takes its place. */
  key?: string
  failure?: NamedFailure
  duration?: number
  /** What then stands in its place, if it is still shown; null for nothing. */
  until?: Promise<string | null>
}

type ToastDetails = Omit<ToastOptions, 'title' | 'tone' | 'failure'>
type Deliver = (toast: ToastOptions) => void
type Wake = () => void

/* Until the toaster's code is there. */
const waiting: ToastOptions[] = []
let deliver: Deliver | null = null
let wake: Wake | null = null

let failureNow: () => NamedFailure | null = () => null

/** The design system knows no server. */
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

export const toast = Object.assign(show, {
  success: withTone('success'),
  error: withTone('error'),
  info: withTone('info'),
  warning: withTone('warning'),
})

/** Called at once if a toast waits. */
export function onFirstToast(listener: Wake): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = null
  }
}

/** Where the stack cannot be fetched. */
export const takeWaiting = (): ToastOptions[] => waiting.splice(0)

/** Called by the loaded toaster. */
export function deliverToastsTo(receiver: Deliver): () => void {
  deliver = receiver
  for (const options of waiting.splice(0)) receiver(options)
  return () => {
    deliver = null
  }
}
