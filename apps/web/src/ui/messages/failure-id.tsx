import { useState } from 'react'
import * as copy from './failure-copy.ts'
import type { NamedFailure } from './toast.ts'

const SHOWN_LETTERS = 4

/** A press copies the whole id: "Error 7F3K, copied". */
export function FailureId({ failure }: { failure: NamedFailure }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const short = failure.id
    .replaceAll(/[^\da-z]/gi, '')
    .slice(-SHOWN_LETTERS)
    .toUpperCase()
  if (copied !== null)
    return (
      <p className="py-3 text-muted" role="status">
        {copied ? copy.copied(short) : copy.error(failure.id)}
      </p>
    )
  return (
    <button
      className="text-link block min-h-12 font-semibold"
      onClick={() => void failure.copy().then(setCopied)}
      type="button"
    >
      {copy.copyError(short)}
    </button>
  )
}
