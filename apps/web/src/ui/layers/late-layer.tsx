import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../marks/button.tsx'

/** How a layer's code is fetched, whether its props open it, and how it is closed. */
export type LateLayer<P> = {
  load: () => Promise<ComponentType<P>>
  isOpen: (props: P) => boolean
  /** Absent for a part of the page that stays where it is. */
  close?: (props: P) => void
  /** Shown while its code is fetched, for a part of the page. */
  waiting?: ReactNode
}

/**
 * A layer over the page whose code is fetched when it is first opened: most visits open none, and its code is a seventh
 * of a page. Offline the app's worker has it. Where it cannot be fetched a notice says so, with a retry,
 * and after one that failed with the page's reload. `prepare` fetches the code ahead, so that it stands at once.
 */
export function lateLayer<P extends object>({
  load,
  isOpen,
  close,
  waiting = null,
}: LateLayer<P>): ComponentType<P> & { prepare: () => Promise<void> } {
  let known: ComponentType<P> | null = null
  const fetchCode = async () => {
    known = await load()
    return known
  }
  function Late(props: P) {
    const [Layer, setLayer] = useState(() => known)
    const [tries, setTries] = useState(1)
    const [failedTries, setFailedTries] = useState(0)
    const open = isOpen(props)
    const wanted = open && Layer === null
    const fetchLayer = useEffectEvent((tried: number, isLeft: () => boolean) =>
      fetchCode().then(
        (loaded) => {
          if (!isLeft()) setLayer(() => loaded)
        },
        () => {
          if (!isLeft()) setFailedTries(tried)
        },
      ),
    )
    useEffect(() => {
      if (!wanted) return
      let left = false
      void fetchLayer(tries, () => left)
      return () => {
        left = true
      }
    }, [wanted, tries])
    if (Layer) return <Layer {...props} />
    if (!open) return null
    if (failedTries < tries) return waiting
    return (
      <NotFetched
        hasRetried={tries > 1}
        onClose={close && (() => close(props))}
        onRetry={() => setTries(tries + 1)}
      />
    )
  }
  return Object.assign(Late, {
    prepare: () =>
      fetchCode().then(
        () => undefined,
        // It is fetched again where it is shown, which says so when that fails.
        () => undefined,
      ),
  })
}

type NotFetchedProps = { hasRetried: boolean; onClose?: (() => void) | undefined; onRetry: () => void }

/** A browser may never fetch a module again that failed once, until the page is loaded again (Chromium 150 does not). */
function NotFetched({ hasRetried, onClose, onRetry }: NotFetchedProps) {
  return (
    <div
      className="fixed inset-x-4 bottom-[calc(var(--nav-height,0px)+var(--safe-bottom,0px)+1rem)] z-40 mx-auto max-w-lg rounded-card border border-line bg-surface p-5 text-ink shadow-card"
      role="alert"
    >
      <p className="font-semibold">This part could not be fetched</p>
      <p className="text-muted">
        {hasRetried
          ? 'It failed again. If there is a network, load the page again: some browsers do not fetch a part a second time.'
          : 'The server did not answer, or there is no network. Nothing was changed.'}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {onClose ? (
          <Button onClick={onClose} variant="secondary">
            Close
          </Button>
        ) : null}
        {hasRetried ? (
          <Button onClick={() => window.location.reload()} variant="secondary">
            Load the page again
          </Button>
        ) : null}
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </div>
  )
}
