import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'
import { FailureId } from './failure-id.tsx'
import { deliverToastsTo, type ToastOptions, type ToastTone } from './toast.ts'

const READ_MS = 6000
const READ_AND_ACT_MS = 10_000
/** A live region announces a text only if it was in the page a moment before. */
const REGION_SETTLE_MS = 100

const TONE: Record<ToastTone, { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: 'text-muted' },
  success: { icon: CircleCheck, className: 'text-safe' },
  warning: { icon: TriangleAlert, className: 'text-soon' },
  error: { icon: CircleAlert, className: 'text-now' },
}

export default function ToastStack() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = deliverToastsTo((options) => present(options))
    }, REGION_SETTLE_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <Sonner
      containerAriaLabel={copy.messages}
      gap={8}
      mobileOffset={16}
      position="bottom-right"
      visibleToasts={3}
    />
  )
}

function present(options: ToastOptions, place: number | string | undefined = options.key): void {
  const duration = options.duration ?? (options.action || options.failure ? READ_AND_ACT_MS : READ_MS)
  const { key: _, until, ...shown } = options
  const id = sonner.custom((own) => <ToastCard {...shown} onClose={() => sonner.dismiss(own)} />, {
    duration,
    ...(place !== undefined && { id: place }),
  })
  void until?.then((title) => {
    if (!sonner.getToasts().some((each) => each.id === id)) return
    if (title === null) return void sonner.dismiss(id)
    const { action } = options
    present({ title, tone: 'success', ...(action && { action }) }, id)
  })
}

/** Where the card is narrow for the size of its text, the text goes below icon and button, across the whole width. */
function ToastCard({
  title,
  description,
  tone = 'info',
  action,
  failure,
  onClose,
}: ToastOptions & { onClose: () => void }) {
  const { icon: Icon, className } = TONE[tone]
  const card = useRef<HTMLDivElement>(null)
  useRoomFor(card)
  const act = () => {
    action?.onClick()
    onClose()
  }
  return (
    <div
      className="@container w-full rounded-card border border-line bg-surface p-2 pl-4 font-sans text-base text-ink shadow-card sm:w-[22.25rem]"
      ref={card}
    >
      <div className="flex items-start gap-3 @max-[16rem]:flex-wrap @max-[16rem]:justify-between">
        <Icon className={cx('mt-3 size-6 shrink-0', className)} />
        <div className="min-w-0 flex-1 py-3 @max-[16rem]:order-last @max-[16rem]:basis-full @max-[16rem]:pt-0">
          <p className="font-semibold">{title}</p>
          {description ? <p className="text-muted">{description}</p> : null}
          {failure ? <FailureId failure={failure} /> : null}
          {action ? (
            <button className="text-link mt-1 -mb-3 min-h-12 font-semibold" onClick={act} type="button">
              {action.label}
            </button>
          ) : null}
        </div>
        <button
          aria-label={copy.dismiss}
          className="flex size-12 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          onClick={onClose}
          type="button"
        >
          <X className="size-5" />
        </button>
      </div>
    </div>
  )
}

const heightsPx = new Map<Element, number>()

/** The tallest of those that are shown: a dialog begins below it (theme.css). */
function useRoomFor(card: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const shown = card.current
    if (shown === null) return
    const tell = () =>
      document.documentElement.style.setProperty(
        '--messages-height',
        `${Math.max(0, ...heightsPx.values())}px`,
      )
    heightsPx.set(shown, shown.offsetHeight)
    tell()
    return () => {
      heightsPx.delete(shown)
      tell()
    }
  })
}
