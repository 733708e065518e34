import { useEffect, useState } from 'react'
import { installOffer, isInstalled } from '../../platform/app/install.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import { Button, Mark } from '../../ui/index.ts'
import * as copy from './copy.ts'

const DISMISSED_KEY = 'tappet.install-dismissed-at'
const PROMPT_DELAY_MS = 3000
const DISMISSAL_MS = 7 * 24 * 60 * 60 * 1000

/** A text that is no time is no dismissal. */
const isDismissed = () =>
  Date.now() - Number(deviceStorage.getItem(DISMISSED_KEY) || Number.NaN) < DISMISSAL_MS

export function InstallPrompt() {
  const offer = useStore(installOffer)
  const [due, setDue] = useState(false)
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setDue(true), Math.max(0, offer.atMs + PROMPT_DELAY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [offer])
  if (!offer || !due || closed || isInstalled() || isDismissed()) return null
  const dismiss = () => {
    deviceStorage.setItem(DISMISSED_KEY, String(Date.now()))
    setClosed(true)
  }
  const install = async () => {
    const { outcome } = await offer.event.prompt()
    if (outcome === 'dismissed') dismiss()
    else setClosed(true)
  }
  return (
    <section
      aria-label={copy.title}
      className="fixed inset-x-4 bottom-[calc(var(--nav-height)+var(--safe-bottom)+1rem)] z-20 rounded-card border border-line bg-surface p-4 shadow-card sm:left-auto sm:w-96 lg:bottom-6"
    >
      <div className="flex gap-4">
        <Mark size={40} />
        <div>
          <h2 className="text-xl">{copy.title}</h2>
          <p className="mt-1 text-muted">{copy.why}</p>
        </div>
      </div>
      <div className="mt-4 flex justify-end gap-3">
        <Button onClick={dismiss} variant="ghost">
          {copy.notNow}
        </Button>
        <Button onClick={install}>{copy.install}</Button>
      </div>
    </section>
  )
}
