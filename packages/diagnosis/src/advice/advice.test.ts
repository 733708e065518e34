import { maintenanceItems } from '@tappet/upkeep'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vehicleCatalogue } from '../reference/vehicles.ts'
import type { CarCareResource, DiagnosisInput, ProbableCause, Severity, VehicleInfo } from '../types.ts'
import { makeTips } from './make-tips.data.ts'
import { carName, withQuery } from './query.ts'
import { recommendations } from './recommendations.ts'
import { carCareResources } from './resources.ts'
import { scheduleLines as lines, scheduleItems } from './schedule.ts'
import { systemOf } from './systems.ts'

/** Letters that break careless code: accents, other scripts, half a pair, signs of addresses, control characters. */
const odd = fc.constantFrom(..."aeZ1 éİß漢😀%&/?#.\u0000\n'", '\uD800')

const noCar: VehicleInfo = { make: null, model: null, year: null, mileage: null }
const civic: VehicleInfo = { make: 'Honda', model: 'Civic', year: 2018, mileage: 48_500 }
const input = (part: Partial<DiagnosisInput> = {}): DiagnosisInput => ({
  codes: [],
  symptoms: ['rough idle'],
  vehicle_info: noCar,
  additional_context: '',
  ...part,
})
const cause = (urgency: Severity, part: Partial<ProbableCause> = {}): ProbableCause => ({
  id: 'cause-1',
  cause: 'Failed ignition coil',
  likelihood: 81,
  supporting_evidence: { warranty_tickets: 1, service_requests: 0, parts_sales: 0, tech_articles: 0 },
  estimated_cost: { min: 62, max: 342 },
  diagnostic_steps: ['Swap the coils', 'Replace the coil'],
  required_tools: ['OBD Scanner'],
  difficulty: 'easy',
  urgency,
  ...part,
})
const advise = (part: Partial<DiagnosisInput>, causes: ProbableCause[]) => {
  const full = input(part)
  return recommendations({ input: full, causes, videos: carCareResources(full, causes).videos })
}

describe('recommendations', () => {
  it('tell to stop for a critical top cause, and only then [COM-143]', () => {
    expect(advise({}, [cause('critical')])[0]).toMatch(/^Stop driving/)
    for (const urgency of ['low', 'medium', 'high'] as const) {
      expect(advise({}, [cause(urgency), cause('critical')]).join(' ')).not.toMatch(/Stop driving/)
    }
  })

  it('ask for a professional within 24-48 hours for a high top cause, and only then [COM-144]', () => {
    expect(advise({}, [cause('high')])[0]).toMatch(/professionally diagnosed within 24-48 hours/)
    for (const urgency of ['low', 'medium', 'critical'] as const) {
      expect(advise({}, [cause(urgency), cause('high')]).join(' ')).not.toMatch(/24-48/)
    }
  })

  it('name the most likely cause [COM-145]', () => {
    expect(advise({}, [cause('low'), cause('low', { cause: 'Worn plug' })])).toContain(
      'Most likely cause: Failed ignition coil (81% likely).',
    )
    expect(advise({}, []).join(' ')).not.toMatch(/Most likely/)
  })

  it('name the first diagnostic step of the top cause [COM-146]', () => {
    expect(advise({}, [cause('low')])).toContain('Start here: Swap the coils')
    expect(advise({}, [cause('low', { diagnostic_steps: [] })]).join(' ')).not.toMatch(/Start here/)
  })

  it('tell about clearing codes when codes were given, and only then [COM-147]', () => {
    expect(advise({ codes: ['P0301'] }, []).join(' ')).toMatch(/Clear the codes only after the repair/)
    expect(advise({ codes: [' '] }, []).join(' ')).not.toMatch(/Clear the codes/)
  })

  it('give a tip and a video for the make, and only for one of the catalogue [COM-148] [COM-149]', () => {
    const lines = advise({ vehicle_info: civic }, [cause('low')])
    expect(lines).toContain(makeTips.Honda)
    expect(lines).toContain(
      'Watch: Failed ignition coil: how to check and repair it on your 2018 Honda Civic.',
    )
    for (const make of [null, '', 'Other', 'Trabant', 'constructor']) {
      expect(advise({ vehicle_info: { ...noCar, make } }, [cause('low')]).join(' ')).not.toMatch(/Watch:/)
    }
  })

  it('promise no repair of what was only entered, and no page that nobody has seen', () => {
    const said = (causes: ProbableCause[]) => {
      const { videos, articles } = carCareResources(input({ symptoms: ['I like jazz'] }), causes)
      return [...videos, ...articles].map(({ title, description }) => `${title} ${description}`).join('\n')
    }
    expect(said([])).toContain(
      'Videos on “I like jazz” and your car A search by what you entered. It may not fit.',
    )
    expect(said([])).not.toMatch(/repair it/)
    expect(said([cause('low')])).toContain('how to check and repair it on your car A search for videos')
  })

  it('has a tip for each make of the catalogue [COM-148]', () => {
    expect(Object.keys(makeTips)).toEqual(
      vehicleCatalogue.map(({ make }) => make).filter((make) => make !== 'Other'),
    )
    for (const [make, tip] of Object.entries(makeTips)) expect(tip.startsWith(`${make}: `)).toBe(true)
  })

  it('always end with documenting the symptoms and with a second opinion [COM-150] [COM-151]', () => {
    for (const causes of [[], [cause('critical')]]) {
      const [document, second] = advise({ vehicle_info: civic, codes: ['P0301'] }, causes).slice(-2)
      expect(document).toMatch(/^Write down when it happens/)
      expect(second).toMatch(/second shop/)
    }
  })

  it('come in the stated order [COM-066]', () => {
    const order = [
      'Stop driving',
      'Most likely',
      'Start here',
      'Clear the codes',
      'Honda: ',
      'Watch: ',
      'Write down',
      'Before a costly',
    ]
    const lines = advise({ vehicle_info: civic, codes: ['P0301'] }, [cause('critical')])
    expect(lines.map((line, at) => line.startsWith(order[at] ?? '?'))).toEqual(order.map(() => true))
    expect(lines).toHaveLength(order.length)
  })
})

const many = Array.from({ length: 10 }, (_, at) => cause('low', { cause: `Worn part ${at}` }))
const resource = (link: CarCareResource) => new URL(link.url)

describe('car-care resources', () => {
  it('hold at most 5 videos, one cause each, and the basics [COM-152]', () => {
    expect(carCareResources(input(), many).videos).toHaveLength(5)
    expect(carCareResources(input(), []).videos.length).toBeGreaterThan(0)
  })

  it('hold at most 3 articles [COM-153]', () => {
    expect(carCareResources(input(), many).articles).toHaveLength(3)
  })

  it('hold title, description, address, type, category and difficulty [COM-076] [COM-077]', () => {
    const { videos, articles } = carCareResources(input({ vehicle_info: civic }), [cause('low')])
    for (const link of [...videos, ...articles]) {
      expect(Object.keys(link).sort()).toEqual([
        'category',
        'description',
        'difficulty',
        'title',
        'type',
        'url',
      ])
      expect([link.title, link.description, link.category].every((text) => text !== '')).toBe(true)
      expect(resource(link).protocol).toBe('https:')
    }
    expect(new Set(videos.map(({ type }) => type))).toEqual(new Set(['video']))
    expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(['article', 'guide']))
  })

  it('carry make, model, year and issue in every address', () => {
    const { videos, articles } = carCareResources(input({ vehicle_info: civic }), [cause('low')])
    for (const link of [...videos, ...articles]) {
      const parameters = resource(link).searchParams
      expect(parameters.get('make')).toBe('Honda')
      expect(parameters.get('model')).toBe('Civic')
      expect(parameters.get('year')).toBe('2018')
      expect(parameters.get('issue')).toBe('Failed ignition coil')
    }
  })

  it('carry the symptom as issue when there is no cause, and leave out what is not known', () => {
    const [article] = carCareResources(input(), []).articles
    const parameters = new URL(article?.url ?? '').searchParams
    expect(parameters.get('issue')).toBe('rough idle')
    expect(parameters.has('make')).toBe(false)
    expect(parameters.has('year')).toBe(false)
  })

  it('hold tips and schedule lines [COM-078] [COM-079]', () => {
    const { tips, maintenanceSchedule } = carCareResources(input(), [cause('low')])
    expect(tips.length).toBeGreaterThanOrEqual(4)
    expect(tips[0]).toMatch(/oil level/)
    expect(maintenanceSchedule.length).toBeGreaterThanOrEqual(4)
  })

  it('survive any text in the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: odd, maxLength: 12 }), fc.string({ maxLength: 12 }), (make, model) => {
        const broken = `${make}\uD800`
        const { videos } = carCareResources(
          input({ vehicle_info: { make: broken, model, year: 2000, mileage: null } }),
          [],
        )
        expect(videos.map(resource).every(({ protocol }) => protocol === 'https:')).toBe(true)
      }),
    )
  })
})

describe('the service schedule', () => {
  it('names the intervals without a mileage', () => {
    expect(lines(null)[0]).toBe('Oil change: every 5,000 miles or 6 months')
  })

  it('puts what is due next first when the mileage is known', () => {
    expect(lines(48_500)[0]).toBe('Oil change: every 5,000 miles or 6 months, next at 50,000 miles')
    expect(lines(50_000)[0]).toBe('Oil change: every 5,000 miles or 6 months, next at 55,000 miles')
    expect(lines(35_900)[0]).toBe('Air filter: every 12,000 miles or 12 months, next at 36,000 miles')
  })

  it.each([-1, 2_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not count from a mileage of %d',
    (miles) => {
      expect(lines(miles)).toEqual(lines(null))
    },
  )

  it('keeps the intervals of the reminders', () => {
    for (const { item, miles, months } of scheduleItems) {
      const reminder = maintenanceItems.find(({ name }) => name.toLowerCase() === item.toLowerCase())
      expect([item, reminder?.defaultMileageInterval, reminder?.defaultMonthsInterval]).toEqual([
        item,
        miles,
        months,
      ])
    }
  })
})

describe('words about the car', () => {
  it.each([
    [civic, '2018 Honda Civic'],
    [{ ...noCar, make: 'Other', model: 'Trabant 601' }, 'Trabant 601'],
    [{ ...noCar, year: 2018 }, 'car'],
    [{ ...noCar, make: 'Other' }, 'car'],
    [noCar, 'car'],
  ])('name it as far as it is known', (car, name) => {
    expect(carName(car)).toBe(name)
  })

  it.each([
    ['Worn front brake pads', 'Brakes'],
    ['Faulty electric power steering motor', 'Steering'],
    ['Low or worn transmission fluid', 'Transmission'],
    ['Worn A/C compressor clutch', 'Climate'],
    ['Stuck thermostat', 'Cooling'],
    ['Weak battery', 'Charging and starting'],
    ['Worn wheel bearing', 'Suspension and wheels'],
    ['Stuck purge valve', 'Emissions'],
    ['Worn spark plugs', 'Engine'],
  ])('know the system of "%s": %s', (text, name) => {
    expect(systemOf(text)?.name).toBe(name)
  })

  it('know no system of a text about none', () => {
    expect(systemOf('something is wrong')).toBeNull()
    expect(systemOf('')).toBeNull()
  })

  it('join parameters to an address that has some', () => {
    expect(withQuery('https://a.example/?x=1', { y: 'a b', z: null, w: ' ' })).toBe(
      'https://a.example/?x=1&y=a%20b',
    )
    expect(withQuery('https://a.example/', {})).toBe('https://a.example/')
  })
})
