import { expect, it } from 'vitest'
import { readHeading } from './read-heading.ts'
import { amountUnitIn } from './read-unit.ts'

it.each([
  ['Odometer (km)', { name: 'odometer', distance: 'km' }],
  ['odometer_km', { name: 'odometer', distance: 'km' }],
  ['Mileage, mi', { name: 'mileage', distance: 'mi' }],
  ['Пробег, км', { name: 'пробег', distance: 'km' }],
  ['Mileage (mi)', { name: 'mileage', distance: 'mi' }],
  ['miles', { name: 'miles', distance: 'mi' }],
  ['Kilometers', { distance: 'km' }],
  ['trip_miles', { name: 'trip', distance: 'mi' }],
  ['km reading', { name: 'km reading', distance: 'km' }],
  ['km/l', { distance: null }],
  ['Cost (EUR)', { name: 'cost', currency: 'EUR' }],
  ['Cost €', { name: 'cost', currency: 'EUR' }],
  ['cost_usd', { name: 'cost', currency: 'USD' }],
  ['Preis in EUR', { name: 'preis', currency: 'EUR' }],
  ['Total all', { name: 'total all', currency: null }],
  ['Fuel (litres)', { name: 'fuel', volume: 'l', isPerUnit: false }],
  ['Fuel, US gal', { name: 'fuel', volume: 'us_gal' }],
  ['Energy (kWh)', { name: 'energy', volume: 'kwh', isPerUnit: false }],
  ['Price / kWh', { name: 'price', volume: 'kwh', isPerUnit: true }],
  ['Price / L', { name: 'price', volume: 'l', isPerUnit: true }],
  ['Price ($/gal)', { name: 'price', volume: 'gallon', isPerUnit: true }],
  ['Price / gal (US)', { name: 'price', volume: 'us_gal', isPerUnit: true }],
  ['price per unit', { name: 'price', isPerUnit: true }],
  ['Partial Fill-Up?', { name: 'partial fill up' }],
  ['\uFEFFWährung', { name: 'wahrung', currency: null }],
])('%j is %j', (heading, expected) => {
  expect(readHeading(heading)).toMatchObject(expected)
})

it.each([
  ['gal (UK)', 'uk_gal'],
  ['US_GALLON', 'us_gal'],
  ['imp gal', 'uk_gal'],
  ['gallons', 'gallon'],
  ['Litres', 'l'],
  ['л', 'l'],
  ['KWH', 'kwh'],
  ['kg', 'kg'],
  ['m³', 'm3'],
  ['mpg', null],
  ['', null],
])('the volume %j is %s', (text, unit) => {
  expect(amountUnitIn(text)).toBe(unit)
})
