import { describe, expect, it } from 'vitest'
import type { KnownCar } from '../saved/case.ts'
import { openCase, withAnswer } from './case.ts'
import { kindsOf } from './kinds.ts'
import { faults, models } from './knowledge.ts'
import { priorOf } from './prior.ts'
import { carKinds } from './types.ts'

const opened = (text: string, car: KnownCar = {}, codes: string[] = []) =>
  openCase({ texts: [text], codes, car, thisYear: 2026 })
const causes = (text: string, car: KnownCar = {}) => opened(text, car).report.causes.map(({ fault }) => fault)
const kinds = (car: KnownCar, text = '') => kindsOf(car, new Map(), text)
const car = (make: string, model: string, year: number | null = null) => ({ make, model, year })

const TESLA = car('Tesla', 'Model 3', 2020)
const BOLT = car('Chevrolet', 'Bolt EV', 2019)
const PRIUS = car('Toyota', 'Prius', 2010)
const ALTIMA = car('Nissan', 'Altima', 2015)

describe('the kind of car', () => {
  it.each([
    [TESLA, 'electric', true],
    [TESLA, 'petrol', false],
    [car('Ford', 'Mustang Mach-E', 2022), 'electric', true],
    [car('Ford', 'Mustang', 2022), 'electric', undefined],
    [PRIUS, 'hybrid', true],
    [PRIUS, 'plug', false],
    [car('Toyota', 'Prius Prime', 2020), 'plug', true],
    [car('Toyota', 'Camry Hybrid', 2019), 'conventional', false],
    [ALTIMA, 'cvt', true],
    [ALTIMA, 'manual', false],
    [car('Nissan', 'Altima', 2005), 'cvt', undefined],
    [car('Subaru', 'Outback', 2018), 'cvt', true],
    [car('Ford', 'Focus', 2014), 'dct', true],
    [car('Ford', 'Focus', 2014), 'manual', undefined],
    [car('Jeep', 'Wrangler Unlimited', 2015), 'solid_axle', true],
    [car('Honda', 'Civic', 2010), 'cvt', false],
    [car('Honda', 'Civic'), 'hydraulic', undefined],
    [car('Lincoln', 'Town Car', 2008), 'shaft', undefined],
    [car('Chrysler', 'Town & Country', 2008), 'shaft', false],
    [car('Chrysler', '300', 2008), 'cvt', false],
    [car('Chrysler', '300', 2008), 'shaft', undefined],
    [car('Ford', 'Focus', 2013), 'cvt', false],
    [car('Nissan', 'Sentra', 2012), 'cvt', true],
    [car('Chevrolet', 'Silverado 1500', 2014), 'dct', false],
    [car('Honda', 'Civic', 2013), 'shaft', false],
    [car('Toyota', 'Camry', 2012), 'shaft', false],
    [car('Toyota', 'Camry', 2022), 'shaft', undefined],
    [car('Mazda', 'Mazda3', 2012), 'shaft', false],
    [car('Mazda', 'CX-5', 2012), 'shaft', undefined],
    [car('Lexus', 'ES 350', 2012), 'shaft', false],
    [car('Ford', 'Escape', 2012), 'shaft', undefined],
    [car('Honda', 'Accord', 2018), 'hydraulic', false],
    [car('Ford', 'Fusion', 2013), 'hydraulic', false],
    [car('Ford', 'F-250', 2018), 'hydraulic', true],
    [car('Ram', '2500', 2019), 'eps', false],
    [car('Toyota', 'Tacoma', 2016), 'eps', false],
    [car('Ford', 'Explorer', 2006), 'hydraulic', undefined],
    [car('Ford', 'Explorer'), 'hydraulic', undefined],
    [car('Honda', 'Accord', 1998), 'eps', false],
    [PRIUS, 'hydraulic', false],
    [car('Volkswagen', 'Passat', 2013), 'wires', false],
    [car('Toyota', 'Camry', 2008), 'wires', false],
    [car('Chevrolet', 'Tahoe', 2015), 'wires', true],
    [car('Volkswagen', 'Jetta', 2013), 'wires', true],
    [car('Ford', 'Ranger', 2008), 'wires', undefined],
    [PRIUS, 'belt_pump', false],
    [car('Toyota', 'Prius', 2006), 'belt_pump', undefined],
    [car('BMW', '328i xDrive', 2012), 'electric_pump', true],
    [car('BMW', '750Li', 2012), 'electric_pump', undefined],
    [car('Toyota', 'Corolla', 2013), 'cable', false],
    [car('Ford', 'Ranger', 2004), 'cable', undefined],
    [car('Toyota', 'Camry', 2012), 'turbo', false],
    [car('Honda', 'Civic', 2018), 'turbo', undefined],
    [car('Nissan', 'Sentra', 2010), 'direct', false],
    [car('Volkswagen', 'GTI', 2011), 'direct', undefined],
    [car('Volkswagen', 'Jetta TDI', 2012), 'direct', true],
    [car('Honda', 'Civic', 2012), 'air', false],
    [car('Lincoln', 'Navigator', 2012), 'air', undefined],
    [car('BMW', '328i', 2012), 'dct', false],
    [car('BMW', 'M3', 2012), 'dct', undefined],
    [car('Dodge', 'Grand Caravan', 2014), 'dct', false],
    [car('Toyota', 'Camry', 2015), 'cvt', false],
    [car('Ford', 'F-150', 2014), 'solid_axle', false],
    [car('Ford', 'F-250', 2014), 'solid_axle', true],
    [car('Chevrolet', 'Silverado 1500', 2012), 'solid_axle', false],
    [car('Ram', '2500', 2014), 'solid_axle', true],
    [car('Ford', 'F-150'), 'solid_axle', undefined],
    [TESLA, 'eps', true],
    [TESLA, 'electric_pump', false],
    [car('Audi', 'A3 e-tron', 2017), 'electric', undefined],
    [car('Mercedes-Benz', 'EQS 450+', 2022), 'electric', true],
    [car('Volkswagen', 'Jetta TDI', 2012), 'diesel', true],
    [car('Volvo', 'XC90 Plug-in Hybrid', 2020), 'plug', true],
  ])('of %j: %s is %s', (ofCar, kind, is) => {
    expect(kinds(ofCar).get(kind as (typeof carKinds)[number])).toBe(is)
  })

  it('goes by the car’s fuel before the table', () => {
    expect(kinds({ ...car('Kia', 'Soul', 2020), fuel: 'Electric' }).get('engine')).toBe(false)
    expect(kinds({ ...car('Ford', 'F-250', 2018), fuel: 'Diesel' }).get('petrol')).toBe(false)
    expect(kinds({ ...car('Kia', 'Niro', 2020), fuel: 'Plug-in hybrid' }).get('plug')).toBe(true)
  })

  it('is read from the driver’s own words where no car is named, and not from another’s', () => {
    expect(kinds({}, 'my 2015 Altima judders').get('cvt')).toBe(true)
    expect(kinds({}, "my neighbor's Tesla jumped it").get('electric')).toBeUndefined()
    expect(kinds(car('Honda', 'Civic', 2010), 'my Prius').get('hybrid')).toBeUndefined()
  })

  it('is read after any text of 5,000 characters', () => {
    for (const text of ['.', 'a.', '\n', ' ', 'my x ', '1999 '])
      expect(kinds({}, `${text.repeat(5_000 / text.length)}. My Prius`).get('hybrid')).toBe(true)
  })

  it('has in each row kinds that exist, and patterns that hold', () => {
    for (const { make, model, kinds: named } of models) {
      expect(() => new RegExp(`^(${make}) (${model})$`)).not.toThrow()
      for (const kind of named) expect(carKinds).toContain(kind.replace(/^-|\?$/, ''))
    }
  })
})

describe('what a car does not have', () => {
  it.each(
    [TESLA, BOLT, PRIUS, ALTIMA, car('Ford', 'Focus', 2014)].map(
      (each) => [`${each.make} ${each.model}`, each] as const,
    ),
  )('is never a cause in a %s', (_, each) => {
    const ownKinds = kinds(each)
    const prior = priorOf(faults, each, 2026)
    const impossible = faults.filter(({ only }) => only !== null && ownKinds.get(only) === false)
    expect(impossible.length).toBeGreaterThan(0)
    for (const { id } of impossible) expect(prior.get(id), id).toBe(0)
  })

  it.each([
    ['hums and grinds at speed', car('Honda', 'Civic', 2013), /driveshaft|differential/i],
    ['whines when I turn the wheel', car('Honda', 'Civic', 2013), /hydraulic|hose/i],
    ['misfires in the rain', car('Volkswagen', 'Passat', 2013), /wires/i],
    ['slips between gears', car('Chrysler', '300', 2008), /variable|dual clutch/i],
    ['overheats and the heater is cold', PRIUS, /^water pump/i],
    ['idle hunts and it stalls at stop signs', car('Toyota', 'Corolla', 2013), /idle air/i],
    ['lacks power and whistles when I accelerate', car('Toyota', 'Camry', 2012), /turbo/i],
    ['rear sags on one side overnight', car('Honda', 'Civic', 2012), /air suspension/i],
    ['lacks power, low fuel pressure', car('Nissan', 'Sentra', 2010), /high-pressure/i],
  ])('"%s" names nothing that %j lacks', (text, each, lacks) => {
    const { causes: named } = opened(text, each).report
    expect(named.map(({ name }) => name).filter((name) => lacks.test(name))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })

  it('"overheats and the heater is cold" names a Prius’ electric pump', () => {
    expect(causes('overheats and the heater is cold', PRIUS)).toContain('electric_water_pump')
  })

  it.each([
    ['the battery light is on', TESLA],
    ['it won’t charge', BOLT],
    ['loses power on the highway', TESLA],
    ['squeals when I start off', BOLT],
  ])('"%s": nothing said of %j speaks of a belt or an engine', (text, each) => {
    const { causes: named, drive } = opened(text, each).report
    const said = [
      drive.say,
      drive.now,
      ...named.flatMap(({ name, is, ignored }) => [name, is, ignored]),
    ].join(' ')
    expect(said).not.toMatch(/\bbelt may|\bengine\b|alternator|spark plug/i)
  })

  it.each([
    ['do I need new spark plugs? it lost power', TESLA, 'A Model 3 has no spark plugs. What do you see?'],
    ['the charge port looks odd', PRIUS, 'A Prius has no charge port. What do you see?'],
    ['the serpentine belt squeals', BOLT, 'A Bolt EV has no drive belt. What do you see?'],
  ])('is said in one line: %s', (text, each, line) => {
    expect(opened(text, each).report.notOfCar).toEqual([line])
  })

  it('says nothing of parts that the car has, or of a car that is not known', () => {
    expect(opened('the spark plugs are worn', ALTIMA).report).not.toHaveProperty('notOfCar')
    expect(opened('the spark plugs are worn').report).not.toHaveProperty('notOfCar')
  })

  it('is not asked for', () => {
    const questions = ({ report: { steps } }: ReturnType<typeof opened>) =>
      steps.flatMap((step) => (step.kind === 'question' ? [step.finding] : []))
    expect(questions(opened('won’t start, just clicks', car('Honda', 'Civic', 2012)))).not.toContain(
      'not_ready',
    )
    expect(questions(opened('it goes into ready no more', PRIUS)).some((id) => id === 'slow_crank')).toBe(
      false,
    )
  })
})

describe('faults of a kind of car', () => {
  it.each([
    ['it judders when I take off', ALTIMA, ['cvt']],
    ['shudders from a stop', car('Ford', 'Focus', 2014), ['dct']],
    ['violent shaking after a bump on the highway', car('Jeep', 'Wrangler', 2012), ['death_wobble']],
    ['won’t charge at home', BOLT, ['charge_supply', 'charge_port', 'ev_charger']],
    ['range is much lower in winter', car('Nissan', 'Leaf', 2018), ['hv_cold']],
    ['range dropped by half', car('Nissan', 'Leaf', 2012), ['ev_battery']],
    ['red triangle and it lost power', PRIUS, ['hv_inverter', 'hv_battery', 'hv_coolant']],
    ['IMA light is on', car('Honda', 'Civic', 2007), ['hv_battery']],
    ['IMA light came on, weak acceleration', car('Honda', 'Civic Hybrid', 2007), ['hv_battery']],
    ['12V battery low message', TESLA, ['battery', 'dcdc', 'telematics_battery']],
    ['brakes grind after rain and then it goes away', car('Nissan', 'Leaf', 2018), ['brake_rust']],
    ['whine from the rear axle when I accelerate', TESLA, ['reduction_gear']],
  ])('%s, %j', (text, each, expected) => {
    expect(expected).toContain(causes(text, each)[0])
  })

  it('are asked for with one question where they lead, and ruled out by its answer', () => {
    const before = opened('violent shaking at highway speed after a bump')
    const questions = before.report.steps.flatMap((step) => (step.kind === 'question' ? [step.finding] : []))
    expect(questions).toContain('car_solid_axle')
    const named = (state: 'present' | 'absent') =>
      withAnswer(before, 'car_solid_axle', state).report.causes.map(({ fault }) => fault)
    expect(named('present')[0]).toBe('death_wobble')
    expect(named('absent')).not.toContain('death_wobble')
  })
})
