import { Dialog as Base } from '@base-ui/react/dialog'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'
import {
  BACKDROP_CLASS,
  CLOSE_CLASS,
  CloseIcon,
  DIALOG_CLASS,
  LAYER_CLASS,
  LayerBody,
  LayerFooter,
  type LayerProps,
  TITLE_CLASS,
} from './dialog-parts.tsx'

/* Bottom sheet on a phone, a panel at the right edge from 1024 px. */
const SHEET_CLASS = cx(
  LAYER_CLASS,
  'inset-x-0 bottom-0 max-h-[calc(100dvh-var(--layer-cut))] rounded-t-card pb-safe data-ending-style:translate-y-full data-starting-style:translate-y-full',
  'lg:inset-y-0 lg:right-0 lg:left-auto lg:max-h-none lg:w-[28rem] lg:rounded-none lg:border-l lg:border-line lg:pb-0',
  'lg:data-ending-style:translate-x-full lg:data-ending-style:translate-y-0 lg:data-starting-style:translate-x-full lg:data-starting-style:translate-y-0',
)

export function DialogLayer({ place, ...props }: LayerProps & { place: 'dialog' | 'sheet' }) {
  const { open, onOpenChange, title, description, children, footer } = props
  return (
    <Base.Root onOpenChange={(next) => onOpenChange(next)} open={open}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASS} />
        <Base.Popup className={place === 'sheet' ? SHEET_CLASS : DIALOG_CLASS} data-layer={place}>
          <div className="p-5 pr-18 pb-2 md:p-6 md:pr-18 md:pb-2">
            <Base.Title className={TITLE_CLASS}>{title}</Base.Title>
            {description ? (
              <Base.Description className="mt-2 text-muted">{description}</Base.Description>
            ) : null}
          </div>
          <LayerBody>{children}</LayerBody>
          <LayerFooter>{footer}</LayerFooter>
          {/* Last in DOM order, so that focus starts in the form. */}
          <Base.Close aria-label={copy.close} className={CLOSE_CLASS}>
            <CloseIcon />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
