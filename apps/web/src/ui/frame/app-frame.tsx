import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'
import { SkipLink } from './hidden.tsx'
import { Wordmark } from './wordmark.tsx'

export type NavItem = {
  to: string
  label: string
  icon: LucideIcon
  alsoUnder?: readonly string[]
}

export type NavLinkProps = {
  to: string
  className: string
  children: ReactNode
  'aria-current'?: 'page'
}

export type AppFrameProps = {
  nav: readonly NavItem[]
  bell?: ReactNode
  currentPath: string
  children: ReactNode
  /** Renders a link of the app's router; by default a plain anchor. */
  renderLink?: (link: NavLinkProps) => ReactNode
}

/** "/" matches only itself. */
export function isCurrent(item: Pick<NavItem, 'to' | 'alsoUnder'>, path: string): boolean {
  return [item.to, ...(item.alsoUnder ?? [])].some(
    (prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)),
  )
}

const plainLink = ({ to, ...rest }: NavLinkProps): ReactNode => <a href={to} {...rest} />

export function AppFrame({ nav, bell, currentPath, children, renderLink = plainLink }: AppFrameProps) {
  const home = renderLink({ to: '/', className: 'inline-flex min-h-12 items-center', children: <Wordmark /> })
  const hasNav = nav.length > 0
  return (
    <div className={cx('relative isolate min-h-dvh bg-paper', hasNav && 'lg:pl-(--rail-width)')}>
      {hasNav ? (
        <div className="absolute inset-y-0 left-0 -z-10 hidden w-(--rail-width) border-r border-line bg-surface lg:block" />
      ) : null}
      <SkipLink />
      <header className="pt-safe">
        <div className="mx-auto flex h-16 max-w-[74rem] max-lg:@container sideways:h-13 items-center justify-between px-safe md:px-8">
          <div className={cx('shrink-0', hasNav && 'lg:fixed lg:top-2 lg:left-6 lg:z-30')}>{home}</div>
          <div className="flex min-w-0 flex-1 justify-end pl-2">{bell}</div>
        </div>
      </header>
      {hasNav ? <Tabs currentPath={currentPath} nav={nav} renderLink={renderLink} /> : null}
      <main className={hasNav ? 'pb-nav lg:pb-12' : 'pb-12'} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function Tabs({
  nav,
  currentPath,
  renderLink,
}: Pick<AppFrameProps, 'nav' | 'currentPath'> & { renderLink: (link: NavLinkProps) => ReactNode }) {
  return (
    <nav
      aria-label={copy.main}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-safe lg:inset-y-0 lg:right-auto lg:w-(--rail-width) lg:border-t-0 lg:bg-transparent lg:pt-20"
    >
      <ul className="mx-auto grid h-(--nav-height) max-w-xl auto-cols-fr grid-flow-col lg:flex lg:h-auto lg:flex-col lg:gap-1 lg:px-3">
        {nav.map((item) => (
          <li key={item.to}>{renderLink(navLink(item, currentPath))}</li>
        ))}
      </ul>
    </nav>
  )
}

const LINK_CLASS =
  'tab relative flex h-full min-h-12 flex-col items-center justify-center gap-1 text-[length:min(0.75rem,3.8vw)] transition-colors focus-visible:-outline-offset-4'

function navLink(item: NavItem, path: string): NavLinkProps {
  const current = isCurrent(item, path)
  const Icon = item.icon
  return {
    to: item.to,
    ...(current ? { 'aria-current': 'page' as const } : {}),
    className: cx(
      LINK_CLASS,
      // Five names share a phone's width: they grow with the text until they fill it.
      'lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:px-3 lg:text-base',
      'before:absolute before:rounded-chip max-lg:before:inset-x-4 max-lg:before:top-0 max-lg:before:h-[3px] lg:before:inset-y-2.5 lg:before:-left-3 lg:before:w-1',
      current
        ? 'font-semibold text-ink before:bg-accent lg:bg-sunken'
        : 'text-muted hover:text-ink lg:hover:bg-sunken',
    ),
    children: (
      <>
        <Icon className="size-6 lg:size-5" strokeWidth={current ? 2.25 : 1.75} />
        {item.label}
      </>
    ),
  }
}
