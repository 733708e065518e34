import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonOwnProps = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon element; before the label. */
  icon?: ReactNode
  /** Busy: shows a spinner, keeps its width and focus, ignores presses. */
  loading?: boolean
  /** Done: looks and reads as disabled and ignores presses, but keeps the focus. */
  settled?: boolean
  fullWidth?: boolean
  /** Usually a link: `render={<Link to="/obd" />}`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}
export type ButtonProps = ButtonOwnProps & ComponentProps<'button'>

const VARIANT_CLASS: Record<ButtonVariant | 'settled', string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent',
  secondary: 'border border-control bg-surface text-ink hover:bg-sunken active:bg-surface',
  ghost: 'text-ink hover:bg-sunken active:bg-transparent',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger',
  settled: 'cursor-not-allowed border border-transparent bg-sunken text-muted',
}

/* The small size keeps a 48 px target by a pseudo-element. */
const SIZE_CLASS: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 text-base before:absolute before:inset-x-0 before:-inset-y-1',
  md: 'min-h-12 px-4 text-base',
  lg: 'min-h-14 px-6 text-lg',
}

/** For an element that cannot be a Button. */
export function buttonClass(variant: ButtonVariant | 'settled' = 'primary', size: ButtonSize = 'md'): string {
  return cx(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold no-underline select-none',
    'transition-colors disabled:border-transparent disabled:bg-sunken disabled:text-muted [&_svg]:size-5 [&_svg]:shrink-0',
    VARIANT_CLASS[variant],
    SIZE_CLASS[size],
  )
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    icon,
    loading = false,
    settled = false,
    fullWidth = false,
    render,
    ...rest
  } = props
  const { className, children, onClick, type = 'button', ...buttonProps } = rest
  const inert = loading || settled
  const classes = cx(buttonClass(settled ? 'settled' : variant, size), fullWidth && 'w-full', className)
  const content = (
    <>
      {loading ? <Spinner /> : icon}
      {children}
    </>
  )
  if (render) {
    return cloneElement(render as ReactElement<Record<string, unknown>>, {
      ...buttonProps,
      ...(onClick ? { onClick } : {}),
      className: cx(classes, render.props.className),
      children: content,
    })
  }
  return (
    <button
      {...buttonProps}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      className={classes}
      onClick={inert ? (event) => event.preventDefault() : onClick}
      type={type}
    >
      {content}
    </button>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  /** A count at the corner (the bell's unread number); `label` includes it. */
  count?: string | undefined
}

export function IconButton({ label, icon, variant = 'ghost', count, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(buttonClass(variant), 'size-[min(3rem,15vw)] px-0 [&_svg]:size-6', className)}
      title={label}
    >
      {icon}
      {count ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-5 rounded-chip bg-danger px-1 text-xs leading-5 text-on-danger"
        >
          {count}
        </span>
      ) : null}
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 shrink-0 animate-turn rounded-chip border-2 border-current border-r-transparent"
    />
  )
}
