import { describe, expect, it } from 'vitest'
import { categoryOf, itemNamed } from './catalogue.ts'
import { findItem, itemCategories, maintenanceItems } from './index.ts'

describe('the catalogue of services', () => {
  const stated = [
    ['[CON-011]', 'Oil Change', 5000, 6, 'Engine'],
    ['[CON-012]', 'Air Filter', 12000, 12, 'Engine'],
    ['[CON-013]', 'Brake Pads', 25000, 24, 'Brakes'],
    ['[CON-014]', 'Brake Fluid', 30000, 24, 'Brakes'],
    ['[CON-015]', 'Transmission Fluid', 60000, 60, 'Drivetrain'],
    ['[CON-016]', 'Coolant Flush', 30000, 24, 'Engine'],
    ['[CON-017]', 'Spark Plugs', 30000, 36, 'Engine'],
    ['[CON-018]', 'Battery', 60000, 48, 'Electrical'],
    ['[CON-019]', 'Tires', 40000, 60, 'Tires'],
    ['[CON-020]', 'Tire Rotation', 8000, 6, 'Tires'],
  ] as const

  it.each(stated)(
    '%s %s starts at %i miles / %i months, under %s [MNT-024]',
    (_, name, defaultMileageInterval, defaultMonthsInterval, category) => {
      expect(findItem(name)).toEqual({ name, category, defaultMileageInterval, defaultMonthsInterval })
    },
  )

  it('holds these ten and no other', () => {
    expect(maintenanceItems.map(({ name }) => name)).toEqual(stated.map(([, name]) => name))
    expect(findItem('Wax')).toBeUndefined()
  })

  it('has five categories, and an item in each [MNT-025]', () => {
    expect(itemCategories).toEqual(['Engine', 'Brakes', 'Drivetrain', 'Electrical', 'Tires'])
    expect(new Set(maintenanceItems.map(({ category }) => category))).toEqual(new Set(itemCategories))
  })
})

it.each([
  ['Front brake pads & rotors', 'Brakes'],
  ['brake fluid flush', 'Brakes'],
  ['4 new tires + alignment', 'Tires'],
  ['Winter tyres', 'Tires'],
  ['Engine oil and filter', 'Engine'],
  ['Cabin air filter', 'Engine'],
  ['Clutch', 'Drivetrain'],
  ['New battery', 'Electrical'],
  ['Boiled wool seat covers', undefined],
  ['Registration', undefined],
])('“%s” is of the category %s by its words', (name, category) => {
  expect(categoryOf(name)).toBe(category)
})

it('a name that is the catalogue’s own in other letters is written as there', () => {
  expect(['oil change', 'TIRES', 'Oil change and filter'].map(itemNamed)).toEqual([
    'Oil Change',
    'Tires',
    'Oil change and filter',
  ])
})
