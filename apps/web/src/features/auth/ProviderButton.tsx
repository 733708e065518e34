import { type ReactNode, useId } from 'react'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, toast } from '../../ui/index.ts'
import { copy, providerFailureMessage } from './copy.ts'

/** One quiet line where the server has no such provider. */
export function ProviderButton({
  provider,
  mark,
  isSetUp,
  onPress,
}: {
  provider: 'Google' | 'Apple'
  mark: ReactNode
  isSetUp: boolean
  onPress: () => Promise<void>
}) {
  const reasonId = useId()
  const [press, busy] = useOneAtATime(() =>
    onPress().catch((error: unknown) => {
      const { title, description } = providerFailureMessage(provider, error)
      toast.error(title, { description })
    }),
  )
  const icon = (
    <svg
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      viewBox="0 0 20 20"
    >
      <circle cx="10" cy="10" r="9" />
      {mark}
    </svg>
  )
  if (isSetUp) {
    return (
      <Button fullWidth icon={icon} loading={busy} onClick={press} size="lg" variant="secondary">
        {copy.continueWith(provider)}
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <button
        aria-describedby={reasonId}
        aria-disabled
        className="inline-flex min-h-12 items-center gap-2"
        type="button"
      >
        {icon}
        {copy.continueWith(provider)}
      </button>
      <span id={reasonId}>{copy.notSetUp}</span>
    </p>
  )
}
