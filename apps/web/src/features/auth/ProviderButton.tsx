import { type ReactNode, useId, useState } from 'react'
import { Button, toast } from '../../ui/index.ts'
import { providerFailureMessage } from './copy.ts'

/** "Continue with …". Where the server has no such provider it stays in its place, disabled, with the reason below. */
export function ProviderButton({
  provider,
  mark,
  missing,
  onPress,
}: {
  provider: 'Google' | 'Apple'
  /** Paths of a 20 by 20 picture, in a ring: it says whose account is meant without borrowing anybody's logo. */
  mark: ReactNode
  /** Why it is disabled; null where it is set up. */
  missing: string | null
  onPress: () => Promise<void>
}) {
  const reasonId = useId()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await onPress()
    } catch (error) {
      const { title, description } = providerFailureMessage(provider, error)
      toast.error(title, { description })
    } finally {
      setBusy(false)
    }
  }
  const icon = (
    <svg aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5" viewBox="0 0 20 20">
      <circle cx="10" cy="10" r="9" />
      {mark}
    </svg>
  )
  const look = { fullWidth: true, icon, size: 'lg', variant: 'secondary' } as const
  if (missing === null) {
    return (
      <Button {...look} loading={busy} onClick={press}>
        Continue with {provider}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <Button {...look} aria-describedby={reasonId} settled>
        Continue with {provider}
      </Button>
      <p className="text-sm text-muted" id={reasonId}>
        {missing}
      </p>
    </div>
  )
}
