import { describe, expect, it } from 'vitest'
import type { KnownCar } from '../saved/case.ts'
import { reason } from './differential.ts'
import { reportOf } from './report.ts'

const car = (make: string, model: string, year: number, mileage = 90_000) => ({ make, model, year, mileage })
const causesOf = (text: string, ofCar: KnownCar = {}, codes: string[] = []) =>
  reportOf(reason({ texts: [text], codes, car: ofCar, thisYear: 2026 })).causes
const ids = (text: string, ofCar: KnownCar = {}, codes: string[] = []) =>
  causesOf(text, ofCar, codes).map(({ fault }) => fault)
const percentOf = (fault: string, text: string, ofCar: KnownCar = {}, codes: string[] = []) =>
  causesOf(text, ofCar, codes).find((cause) => cause.fault === fault)?.percent ?? 0
const testOf = (fault: string, text: string, ofCar: KnownCar = {}, codes: string[] = []) =>
  causesOf(text, ofCar, codes).find((cause) => cause.fault === fault)?.test.how

describe('facts of the car', () => {
  it.each([
    [car('Ford', 'F-150', 2016), 'filler_flap', 'gas_cap'],
    [car('Lincoln', 'MKZ', 2013), 'filler_flap', 'gas_cap'],
    [car('Ford', 'Explorer', 2008), 'filler_flap', 'gas_cap'],
    [car('Dodge', 'Durango', 2014), 'filler_flap', 'gas_cap'],
    [car('Ford', 'Focus', 2006), 'gas_cap', 'filler_flap'],
    [car('Honda', 'Accord', 2011), 'gas_cap', 'filler_flap'],
    [{}, 'gas_cap', 'filler_flap'],
  ])('a filler with or without a cap: %j has %s and no %s', (ofCar, has, hasNot) => {
    const causes = ids('the check engine light is on', ofCar, ['P0455'])
    expect(causes).toContain(has)
    expect(causes).not.toContain(hasNot)
  })

  it.each([
    [car('Buick', 'LaCrosse', 2010), 'hub_abs_sensor'],
    [car('Pontiac', 'G6', 2008), 'hub_abs_sensor'],
    [car('Toyota', 'Camry', 2010), 'wheel_speed_sensor'],
    [car('Chevrolet', 'Aveo', 2010), 'wheel_speed_sensor'],
  ])('a wheel speed sensor in the hub or beside it: %j has %s first', (ofCar, first) => {
    expect(ids('ABS light is on', ofCar, ['C0040'])[0]).toBe(first)
    expect(testOf(first, 'ABS light is on', ofCar, ['C0040'])).toMatch(/C0040 the right front/)
  })

  it.each([
    ['It hums louder and louder the faster I drive', car('Honda', 'Civic', 2013)],
    ['There is a roar that grows with speed', car('Chevrolet', 'Malibu', 2010)],
  ])('“%s” names no hub beside its bearing', (text, ofCar) => {
    expect(ids(text, ofCar)[0]).toBe('wheel_bearing')
    expect(ids(text, ofCar)).not.toContain('hub_abs_sensor')
  })

  it.each([car('Toyota', 'Corolla', 2012), car('Chevrolet', 'Cobalt', 2008)])(
    'electric steering has no belt, no oil in its rack: %j',
    (ofCar) => {
      const causes = ids('The steering got heavy all of a sudden and the EPS light is on', ofCar)
      expect(causes[0]).toBe('eps_unit')
      for (const fault of ['drive_belt', 'rack', 'crank_cam_sensor']) expect(causes).not.toContain(fault)
    },
  )

  it('the sensor behind the converter holds still', () => {
    expect(testOf('oxygen_sensor', 'check engine light is on', {}, ['P0420'])).toMatch(
      /behind the converter must stay steady/,
    )
  })
})

describe('what the maker covers', () => {
  const KNOCK = 'A deep knock from the engine'
  it.each([
    ['rod_bearing', KNOCK, car('Hyundai', 'Sonata', 2014, 190_000), true],
    ['rod_bearing', KNOCK, car('Kia', 'Sorento', 2012), true],
    ['rod_bearing', KNOCK, car('Hyundai', 'Sonata', 2008), false],
    ['rod_bearing', KNOCK, car('Ford', 'Focus', 2014), false],
    ['eps_unit', 'EPS light and the wheel is heavy', car('Saturn', 'Ion', 2006), true],
    ['eps_unit', 'EPS light and the wheel is heavy', car('Toyota', 'Corolla', 2012), false],
    ['ev_charger', 'It will not charge at home or at work', car('Nissan', 'Leaf', 2020, 60_000), true],
    ['ev_charger', 'It will not charge at home or at work', car('Nissan', 'Leaf', 2020, 130_000), false],
    ['ev_charger', 'It will not charge at home or at work', car('Nissan', 'Leaf', 2015, 60_000), false],
    ['cvt', 'It judders when pulling away', car('Subaru', 'Forester', 2017, 80_000), true],
    ['cvt', 'It judders when pulling away', car('Subaru', 'Forester', 2014, 80_000), false],
    ['dct', 'It shudders from a stop', car('Ford', 'Fiesta', 2012), false],
  ])('stands first in the test of %s, “%s”, %j: %s', (fault, text, ofCar, is) => {
    expect(/^[^.]*(?:VIN)[^.]*\./.test(testOf(fault, text, ofCar) ?? '')).toBe(is)
    expect(ids(text, ofCar)).toContain(fault)
  })
})

describe('the cheap usual cause', () => {
  it.each([
    ['battery_terminal', 'One click and no start but the headlights are bright', 5],
    ['battery_terminal', 'It just clicks, the dash lights stay bright', 4],
    ['brake_pads', 'Metal on metal grinding and a pulsing pedal when I brake', 50],
    ['fuel_pump_relay', 'It cranks but does not start and I hear no hum from the fuel pump', 10],
    ['fuel_pump_relay', 'engine cranks and will not start, no buzz from the fuel pump', 20],
    ['fuel_pump_relay', 'No hum from the tank when I turn the key, cranks but will not start', 12],
    ['brake_hose', 'It pulls left when I brake and that wheel is smoking', 10],
    ['ps_hose', 'Groans when I turn the wheel and the power steering fluid keeps getting low', 30],
    ['gas_cap', 'It smells of gas after I fill the tank', 10],
    ['coolant_air', 'It gets hot in traffic and cools down on the road', 4],
    ['turbo', 'Blue smoke and it burns a quart of oil every 1000 miles', 2],
    ['fuse_box', 'The AC stopped blowing cold', 2],
  ])('%s is named for “%s” at %s %% or more', (fault, text, least) => {
    expect(percentOf(fault, text)).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['suspension_bushing', 'Clunks over bumps', {}, []],
    ['torque_converter', 'It slips between gears and the fluid is burnt', car('Dodge', 'Charger', 2010), []],
    ['hv_isolation', 'The hybrid warning is on', car('Toyota', 'Prius', 2012), ['P0A80']],
    ['hv_contactor', 'Red triangle on the dash', car('Lexus', 'CT 200h', 2012), ['P0A7F']],
  ])('%s is not named for “%s” %j %j', (fault, text, ofCar, codes) => {
    const causes = ids(text, ofCar, codes)
    expect(causes.length).toBeGreaterThan(0)
    expect(causes).not.toContain(fault)
  })

  it.each([
    ['starter', 'One click and no start, lights are bright', /^Clean and tighten the battery's clamps/],
    [
      'thermostat_open',
      'It takes forever to warm up and the heater stays cold',
      /^With the engine cold, check the coolant level first/,
    ],
    ['trans_fluid', 'It slips and the fluid is burnt', /fluid level .* first/],
    ['ac_charge', 'AC blows warm air', /^Check the fuse and relay first/],
    ['oil_pump', 'The oil light comes on at idle', /^Check the oil's level and grade first/],
    ['brake_rotor', 'The wheel shakes when I brake', /lug torque, pad deposits and slide pins/],
  ])('%s is looked for where it costs least, “%s”', (fault, text, step) => {
    expect(testOf(fault, text)).toMatch(step)
  })
})
