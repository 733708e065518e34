import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../marks/button.tsx'
import * as copy from './late-copy.ts'

type Late<P> = {
  /** By default as its props `open`, and `onClose` or `onOpenChange`, say. */
  isOpen?: (props: P) => boolean
  close?: (props: P) => void
  waiting?: ReactNode
}

type Opened = { open?: boolean; onClose?: () => void; onOpenChange?: (open: boolean) => void }

/**
 * Fetched when first opened: its code is a seventh of a page. Where that fails a notice offers a retry, and then the
 * page's reload. `prepare` fetches ahead.
 */
export function lateLayer<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isOpen, close, waiting = null }: Late<P> = {},
): ComponentType<P> & { prepare: () => Promise<void> } {
  let loadedLayer: ComponentType<P> | null = null
  const fetchCode = async () => {
    loadedLayer = await load()
    return loadedLayer
  }
  function Late(props: P) {
    const [Layer, setLayer] = useState(() => loadedLayer)
    const [tries, setTries] = useState(1)
    const [failedTries, setFailedTries] = useState(0)
    const { open: isShown = true, onClose, onOpenChange }: Opened = props
    const open = isOpen ? isOpen(props) : isShown
    const leave = close ? () => close(props) : (onClose ?? (onOpenChange && (() => onOpenChange(false))))
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
      let isOver = false
      void fetchLayer(tries, () => isOver)
      return () => {
        isOver = true
      }
    }, [wanted, tries])
    if (Layer) return <Layer {...props} />
    if (!open) return null
    if (failedTries < tries) return waiting
    return <NotFetched hasRetried={tries > 1} onClose={leave} onRetry={() => setTries(tries + 1)} />
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
      <p className="font-semibold">{copy.notFetched}</p>
      <p className="text-muted">{hasRetried ? copy.failedAgain : copy.nothingChanged}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {onClose ? (
          <Button onClick={() => onClose()} variant="secondary">
            {copy.close}
          </Button>
        ) : null}
        {hasRetried ? (
          <Button onClick={() => window.location.reload()} variant="secondary">
            {copy.loadPage}
          </Button>
        ) : null}
        <Button onClick={onRetry}>{copy.retry}</Button>
      </div>
    </div>
  )
}
