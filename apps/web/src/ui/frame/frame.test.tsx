import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { House, Wrench } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { Button, IconButton } from '../marks/button.tsx'
import { Chip } from '../marks/chip.tsx'
import { Meter, ProgressBar } from '../marks/progress.tsx'
import { AppFrame, isCurrent } from './app-frame.tsx'

const NAV = [
  { to: '/', label: 'Home', icon: House },
  { to: '/maintenance', label: 'Service', icon: Wrench, alsoUnder: ['/reminder-settings'] },
]

describe('AppFrame', () => {
  it('has one navigation, one main landmark, and a skip link to it first', () => {
    render(
      <AppFrame currentPath="/maintenance/reminders" nav={NAV}>
        <h1>Page</h1>
      </AppFrame>,
    )
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
    const main = screen.getByRole('main')
    expect(within(main).getByRole('heading')).toBeDefined()
    const first = screen.getAllByRole('link')[0]
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', `#${main.id}`])
  })

  it('has no navigation where a page stands alone', () => {
    render(
      <AppFrame currentPath="/handover" nav={[]}>
        <h1>Page</h1>
      </AppFrame>,
    )
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(within(screen.getByRole('main')).getByRole('heading')).toBeDefined()
  })

  it('marks the current tab, and only that', () => {
    render(
      <AppFrame currentPath="/maintenance" nav={NAV}>
        {null}
      </AppFrame>,
    )
    const current = within(screen.getByRole('navigation')).getAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual(['Service'])
  })

  it('counts pages under a tab and its other prefixes as that tab, and only "/" as home', () => {
    const [home, service] = NAV
    if (!home || !service) throw new Error('NAV is short')
    expect(isCurrent(home, '/')).toBe(true)
    expect(isCurrent(home, '/maintenance')).toBe(false)
    expect(isCurrent(service, '/maintenance/reminders')).toBe(true)
    expect(isCurrent(service, '/reminder-settings')).toBe(true)
    expect(isCurrent(service, '/maintenance-other')).toBe(false)
  })
})

describe('Button', () => {
  it('ignores presses while it is busy, and says so', async () => {
    let presses = 0
    render(
      <Button loading onClick={() => presses++}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(presses).toBe(0)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit a form while it is busy', async () => {
    let submits = 0
    const count = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      submits++
    }
    render(
      <form onSubmit={count}>
        <Button loading type="submit">
          Save
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submits).toBe(0)
  })

  it('renders a link when one is given', () => {
    render(
      <Button render={<a href="/obd">{''}</a>} variant="secondary">
        Scan
      </Button>,
    )
    expect(screen.getByRole('link', { name: 'Scan' }).getAttribute('href')).toBe('/obd')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names an icon button by its label, not by its count', () => {
    render(<IconButton count="9+" icon={<House />} label="Notifications, more than 9 unread" />)
    expect(screen.getByRole('button', { name: 'Notifications, more than 9 unread' }).textContent).toBe('9+')
  })
})

describe('Chip', () => {
  it('calls back with the new state when toggled', async () => {
    const states: boolean[] = []
    render(
      <Chip onToggle={(selected) => states.push(selected)} selected>
        Idle
      </Chip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Idle', pressed: true }))
    expect(states).toEqual([false])
  })

  it('has a named remove button', async () => {
    let removed = false
    const remove = () => {
      removed = true
    }
    render(
      <Chip onRemove={remove} removeLabel="Remove P0301">
        P0301
      </Chip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove P0301' }))
    expect(removed).toBe(true)
  })
})

describe('bars', () => {
  it('clamp their value to 0 to 100 and give it as text', () => {
    render(<ProgressBar label="Confidence" value={140} />)
    const bar = screen.getByRole('progressbar', { name: 'Confidence' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', '100%'])
  })

  it('state the used part of an allowance', () => {
    render(<Meter label="OBD reads" max={5} value={3} />)
    const meter = screen.getByRole('meter', { name: 'OBD reads' })
    expect(meter.getAttribute('aria-valuetext')).toBe('3 of 5 used')
    expect(screen.getByText('3 of 5 used')).toBeDefined()
  })
})
