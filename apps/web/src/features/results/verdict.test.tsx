import { issueOf } from '@tappet/diagnosis'
import { openCase } from '@tappet/diagnosis/differential'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readDiagnosis } from './read-result.ts'
import { AlsoDo, Verdict } from './Verdict.tsx'

const car = { make: null, model: null, year: null, mileage: null }
const caseOf = (...texts: string[]) => openCase({ texts, codes: [], car, thisYear: 2026 })
const base = { id: 'd1', timestamp: '2026-03-05T14:07:00.000Z', audioDuration: 6 }

function show(diagnosis: object) {
  const latest = readDiagnosis(JSON.parse(JSON.stringify({ ...base, ...diagnosis })))
  if (latest === null) throw new Error('not read')
  return render(
    <MemoryRouter initialEntries={['/results']}>
      <Verdict normal={<button type="button">Save as my car’s normal</button>} shown={latest.shown} />
      <AlsoDo shown={latest.shown} />
    </MemoryRouter>,
  ).container
}

const TIERS = {
  nothing: {
    issue: issueOf('no_fault_heard'),
    tier: 'nothing',
    headline: 'Nothing unusual stands out',
    confidence: 95,
  },
  likely: { issue: issueOf('engine_knock'), tier: 'likely', headline: 'Likely engine knock', confidence: 85 },
  possible: {
    issue: issueOf('engine_misfire'),
    tier: 'possible',
    headline: 'Possible engine misfire',
    confidence: 65,
  },
  pair: {
    issue: issueOf('loose_belt'),
    tier: 'pair',
    headline: 'Belt noise or engine knock',
    confidence: 80,
  },
  told: {
    issue: {
      ...issueOf('exhaust_leak'),
      recommendations: ['Record again with the app beside the car: it is like a phone call.'],
    },
    tier: 'told',
    headline: 'Possible exhaust leak',
    confidence: 65,
  },
  again: { issue: issueOf('uncertain'), tier: 'again', headline: 'Record again', confidence: 0 },
  'no tier': { issue: { ...issueOf('uncertain'), urgencyLevel: 'fix_immediately' }, confidence: 0 },
  'no car': { issue: issueOf('not_a_car'), tier: 'again', headline: 'Record again', confidence: 0 },
  error: {
    id: 'fallback_d1',
    issue: { ...issueOf('uncertain'), id: 'analysis_error', name: 'Analysis Error' },
  },
  words: { issue: issueOf('uncertain'), confidence: 0, differential: caseOf('grinding metal when I stop') },
} as const

const words = (card: HTMLElement) =>
  (card.textContent ?? '').split(/(?<=[a-z.?])(?=[A-Z$])|\s+/).filter(Boolean)

describe.each(Object.entries(TIERS))('the verdict where the answer is: %s', (_, diagnosis) => {
  it('has one headline, at most one figure, one answer on driving, one cost, one next step', () => {
    const card = show(diagnosis)
    expect(card.querySelectorAll('h1')).toHaveLength(1)
    const figures = screen.queryAllByRole('progressbar')
    expect(figures.length).toBeLessThanOrEqual(1)
    expect(card.textContent?.match(/%|\d+ times in 20/g)?.length ?? 0).toBe(figures.length)
    const driving = card.querySelectorAll('[data-field="marked"]').length
    const unknown = /We can’t tell|Could be urgent|says nothing/.test(card.textContent ?? '') ? 1 : 0
    expect(driving + unknown).toBe(1)
    expect(card.textContent?.match(/\$[\d,]+ to \$[\d,]+/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(card.querySelectorAll('a[href], button').length).toBeLessThanOrEqual(1)
  })
  it('has at most 40 words, none of its sentences more than 20', () => {
    const card = show(diagnosis)
    expect(words(card).length).toBeLessThanOrEqual(40)
    for (const sentence of (card.textContent ?? '').split(/[.?!]/))
      expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(20)
  })
})

it('fills as many of twenty dots as answers like it were right, and says so to a screen reader [RES-007]', () => {
  const card = show(TIERS.likely)
  expect(card.querySelectorAll('[data-dot="filled"]')).toHaveLength(17)
  expect(card.querySelectorAll('[data-dot="open"]')).toHaveLength(3)
  const bar = screen.getByRole('progressbar', { name: 'Confidence' })
  expect(bar.getAttribute('aria-valuenow')).toBe('85')
  expect(bar.getAttribute('aria-valuetext')).toBe('When we say this, we’re right about 17 times in 20')
})

it('reads out the marked field alone: the others are its scale', () => {
  const card = show(TIERS.likely)
  const fields = [...card.querySelectorAll('li')].filter(
    (field) => field.getAttribute('aria-hidden') === null,
  )
  expect(fields.map((field) => field.textContent)).toEqual(['Only to a shop'])
})

describe('the one next step', () => {
  it('is the issue’s own first step', () => {
    expect(show(TIERS.likely).textContent).toContain(
      'Stop the engine and check the oil level before driving on.',
    )
  })
  it('is what cannot wait, under a line that leads', () => {
    const card = show({ ...TIERS.possible, differential: caseOf('brake pedal goes to the floor') })
    expect(card.textContent).toMatch(/^Do not drive on\./)
    expect(card.textContent).not.toMatch(/May I drive|Don’t drive/)
    expect(card.textContent).toContain('have the car towed')
  })
  it('calls nothing unremarkable under that line, and prints no figure for a pair with nothing', () => {
    const differential = caseOf('brake pedal goes to the floor')
    show({ ...TIERS.pair, headline: 'Brake noise or nothing unusual', differential })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Belt or accessory noise')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
  it('leaves a danger’s card at 40 words, with what else is to be done under it, each step once', () => {
    const all = show({ ...TIERS.pair, differential: caseOf('smell of gas and smoke from under the hood') })
    const card = all.firstElementChild as HTMLElement
    expect(card.textContent).toMatch(/^Do not drive on\./)
    expect(words(card).length).toBeLessThanOrEqual(40)
    for (const step of ['Do not start the car where you smell raw fuel.', 'Have it towed if it drips.'])
      expect(all.textContent?.split(step)).toHaveLength(2)
    expect(card.textContent).not.toContain('if it drips')
  })
  it('says why not to drive on the card, or under it where that takes more than eight words', () => {
    const danger = (text: string) => show({ ...TIERS.pair, differential: caseOf(text) })
    const fuel = danger('fuel smell')
    expect(fuel.textContent).toMatch(/^Do not drive on\. Fuel vapor can catch fire\./)
    expect(words(fuel.firstElementChild as HTMLElement).length).toBeLessThanOrEqual(40)
    cleanup()
    const pedal = danger('brake pedal goes to the floor')
    expect(pedal.firstElementChild?.textContent).not.toContain('pressure')
    expect(pedal.lastElementChild?.textContent).toContain(
      'A pedal that sinks means that brake pressure is lost.',
    )
  })
  it('keeps a healthy car’s sound as its normal', () => {
    show(TIERS.nothing)
    expect(screen.getByRole('button', { name: 'Save as my car’s normal' })).toBeTruthy()
  })
  it('and headline agree with what was told: under a red line the sound is no good news', () => {
    const heard = (...texts: string[]) => show({ ...TIERS.nothing, differential: caseOf(...texts) })
    for (const [text, lead] of [
      ['oil light on', /^Do not drive on\./],
      ['check engine light blinking', /Only to a shop/],
    ] as const) {
      const card = heard(text)
      expect(card.textContent).toMatch(lead)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        'Not in the sound, but it can’t wait',
      )
      expect(card.textContent).toContain('By your words or codes.')
      expect(card.textContent).not.toMatch(/Nothing unusual|times in 20|normal/)
      cleanup()
    }
    const rough = heard('rough idle').textContent
    expect(rough).toMatch(
      /^Nothing unusual stands outThat’s the sound\. By your words or codes, get it checked\./,
    )
    expect(rough).not.toMatch(/my car’s normal/)
  })
  it.each(['again', 'no car'] as const)('says how to record again: %s', (name) => {
    expect(show(TIERS[name]).textContent).toMatch(/Record (again for 5|with the engine running)/)
    expect(screen.getByRole('link', { name: 'Record Again' }).getAttribute('href')).toBe('/')
  })
  it('is another recording where words alone name it, but not before what cannot wait', () => {
    const card = show(TIERS.told)
    expect(card.textContent).toContain('Too muffled, so this goes by your words.')
    expect(card.textContent).toContain('Record again with the app beside the car.')
    expect(screen.getByRole('link', { name: 'Record Again' })).toBeTruthy()
    cleanup()
    expect(show({ ...TIERS.told, issue: issueOf('engine_knock') }).textContent).toContain(
      'Stop the engine and check the oil level before driving on.',
    )
    expect(screen.queryByRole('link', { name: 'Record Again' })).toBeNull()
  })
  it('reads the codes where they would tell most and nothing is urgent', () => {
    const { report, ...rest } = caseOf('uses more fuel')
    const steps = [{ kind: 'read_codes' as const, gain: 1 }]
    show({ ...TIERS.possible, differential: { ...rest, report: { ...report, steps } } })
    expect(screen.getByRole('link', { name: 'Read the codes' }).getAttribute('href')).toBe('/obd')
  })
})

it('names what the words tell where the sound tells nothing, and says so', () => {
  const card = show(TIERS.words)
  expect(card.querySelector('h1')?.textContent).toBe('Likely worn brake pads')
  expect(card.textContent).toContain('By what you describe.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  cleanup()
  expect(show({ ...TIERS.words, differential: caseOf('some noise') }).textContent).toContain(
    'Not sure what this is',
  )
})
