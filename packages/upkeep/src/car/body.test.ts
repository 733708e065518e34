import { expect, it } from 'vitest'
import { bodyOf } from './body.ts'

it.each([
  ['Honda', 'Civic', 'sedan'],
  ['Honda', 'Civic Coupé', 'coupe'],
  ['Honda', 'CR-V', 'suv'],
  ['Volkswagen', 'Golf GTI', 'hatch'],
  ['Ford', 'F-150 Lightning', 'pickup'],
  ['Toyota', 'Land Cruiser', 'suv'],
  ['Mazda', 'MX-5', 'coupe'],
  ['BMW', '320i', 'sedan'],
  ['BMW', 'X5', 'suv'],
  ['Mercedes-Benz', 'C 200', 'sedan'],
  ['Mercedes-Benz', 'Sprinter 314', 'van'],
  ['Chrysler', 'Town and Country', null],
  ['Lada', 'Niva', null],
  ['Peugeot', '320i', null],
  [null, null, null],
])('%s %s: %s', (make, model, body) => {
  expect(bodyOf({ name: null, make, model })).toBe(body)
})

it('asks the name where the model tells nothing', () => {
  expect(bodyOf({ name: 'My old Tacoma', make: null, model: null })).toBe('pickup')
  expect(bodyOf({ name: 'The van', make: 'Ford', model: 'Focus' })).toBe('hatch')
})
