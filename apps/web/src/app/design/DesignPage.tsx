import { Bell, ClipboardList, History, House, PlugZap, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { NavItem } from '../../ui/index.ts'
import {
  AppFrame,
  Button,
  IconButton,
  Page,
  PageColumns,
  PageHeader,
  Section,
  Toaster,
} from '../../ui/index.ts'
import { ButtonsPart } from './ButtonsPart.tsx'
import { ColourTable } from './ColourTable.tsx'
import { FeedbackPart } from './FeedbackPart.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import { LayersPart } from './LayersPart.tsx'
import { SoundPart } from './SoundPart.tsx'

const NAV: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/history', label: 'History', icon: History },
  { to: '/maintenance', label: 'Service', icon: ClipboardList },
  { to: '/obd', label: 'OBD', icon: PlugZap },
  { to: '/account', label: 'Account', icon: UserRound },
]

const THEMES = ['system', 'light', 'dark'] as const

/** For development. */
export function DesignPage() {
  return (
    <AppFrame
      bell={<IconButton count="2" icon={<Bell />} label="Notifications, 2 unread" />}
      currentPath="/"
      nav={NAV}
    >
      <Page>
        <PageHeader
          action={<ThemeChoice />}
          back={{ label: 'Back', onBack: () => window.history.back() }}
          subtitle="Every piece, in every state, in the theme you choose."
          title="Design"
        />
        <SoundPart />
        <ButtonsPart />
        <FieldsPart />
        <FeedbackPart />
        <LayersPart />
        <Section title="Type and colour">
          <PageColumns aside={<ColourTable theme="dark" />} main={<TypeScale />} />
          <ColourTable theme="light" />
        </Section>
      </Page>
      <Toaster />
    </AppFrame>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system')
  const choose = (next: (typeof THEMES)[number]) => {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }
  return THEMES.map((name) => (
    <Button
      aria-pressed={theme === name}
      className="capitalize"
      key={name}
      onClick={() => choose(name)}
      variant={theme === name ? 'primary' : 'secondary'}
    >
      {name}
    </Button>
  ))
}

function TypeScale() {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-5xl font-semibold tracking-tight">Hears, reads, keeps</p>
      <p className="text-4xl font-semibold tracking-tight">What is it?</p>
      <p className="text-3xl font-semibold tracking-tight">May I still drive?</p>
      <p className="text-2xl font-semibold tracking-tight">What will it cost?</p>
      <p className="text-xl font-semibold">What do I do next?</p>
      <p className="text-lg">A lead paragraph: sounds like a worn tappet, most likely.</p>
      <p>
        Body text with{' '}
        <a className="text-link" href="#main">
          a link in it
        </a>
        , at 16 px.
      </p>
      <p className="text-sm text-muted">Small and muted, for what stands beside.</p>
      <p className="figure text-5xl">$180–420</p>
    </div>
  )
}
