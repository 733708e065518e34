import { describe, expect, it } from 'vitest'
import { ownerOf } from '../codes/classify.ts'
import { isTroubleCode } from '../codes/format.ts'
import { plainText } from '../matching/text.ts'
import { causeUrgency } from '../scoring/urgency.ts'
import { referenceCodes } from './codes.data.ts'
import { builtInDatasets } from './datasets.ts'
import { findReferenceCode } from './find-code.ts'
import { modelsOf, OTHER_MAKE, vehicleCatalogue, yearChoices } from './vehicles.ts'

const { warranty_tickets, service_requests, parts_sales, tech_articles } = builtInDatasets

/** The US model years in which the cars of the datasets were made: the name first, 2025 where still made. */
const MODEL_YEARS: Record<string, [number, number]> = {
  'Acura MDX': [2001, 2025],
  'Audi A4': [1996, 2025],
  'Chevrolet Cruze': [2011, 2019],
  'Chevrolet Equinox': [2005, 2025],
  'Chevrolet Malibu': [1997, 2025],
  'Chevrolet Silverado 1500': [1999, 2025],
  'Chevrolet Sonic': [2012, 2020],
  'Chevrolet Traverse': [2009, 2025],
  'Ford Expedition': [1997, 2025],
  'Ford F-150': [1975, 2025],
  'Ford Fusion': [2006, 2020],
  'GMC Acadia': [2007, 2025],
  'GMC Sierra 1500': [1999, 2025],
  'Honda Accord': [1976, 2025],
  'Honda Civic': [1973, 2025],
  'Honda CR-V': [1997, 2025],
  'Honda Odyssey': [1995, 2025],
  'Honda Pilot': [2003, 2025],
  'Hyundai Elantra': [1992, 2025],
  'Hyundai Santa Fe': [2001, 2025],
  'Hyundai Sonata': [1989, 2025],
  'Jeep Cherokee': [2014, 2023],
  'Jeep Grand Cherokee': [1993, 2025],
  'Jeep Wrangler': [1987, 2025],
  'Kia Forte': [2010, 2024],
  'Kia Sorento': [2003, 2025],
  'Lexus RX': [1999, 2025],
  'Mazda CX-5': [2013, 2025],
  'Mazda Mazda3': [2004, 2025],
  'Mazda Mazda6': [2003, 2021],
  'Nissan Altima': [1993, 2025],
  'Nissan Rogue': [2008, 2025],
  'Nissan Sentra': [1982, 2025],
  'Ram 1500': [2011, 2025],
  'Subaru Forester': [1998, 2025],
  'Subaru Impreza': [1993, 2025],
  'Subaru Outback': [2000, 2025],
  'Tesla Model 3': [2017, 2025],
  'Toyota 4Runner': [1984, 2025],
  'Toyota Camry': [1983, 2025],
  'Toyota Corolla': [1968, 2025],
  'Toyota Matrix': [2003, 2013],
  'Toyota RAV4': [1996, 2025],
  'Toyota Venza': [2009, 2025],
  'Volkswagen Golf': [1985, 2021],
  'Volkswagen Jetta': [1980, 2025],
  'Volkswagen Passat': [1990, 2022],
  'Volkswagen Tiguan': [2009, 2025],
}

const notEmpty = (texts: readonly string[]) =>
  texts.length > 0 && texts.every((text) => text.trim() === text && text !== '')
const MAX_MILES_A_YEAR = 20_000

/** Whether there was such a car, that old, with this mileage, on that day. */
function expectCar(make: string, model: string, year: number, mileage: number, day: string) {
  expect(modelsOf(make), `${make} ${model}`).toContain(model)
  const [first, last] = MODEL_YEARS[`${make} ${model}`] ?? [9999, 0]
  expect(year, `${make} ${model}`).toBeGreaterThanOrEqual(first)
  expect(year, `${make} ${model}`).toBeLessThanOrEqual(last)
  const age = Number(day.slice(0, 4)) - year
  expect(age).toBeGreaterThanOrEqual(0)
  expect(mileage).toBeGreaterThan(0)
  expect(mileage).toBeLessThanOrEqual((age + 1) * MAX_MILES_A_YEAR)
}

function expectDay(day: string) {
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
}

/** Symptoms are what a driver would write: lower-case plain words, two at least, none twice. */
function expectSymptoms(symptoms: readonly string[]) {
  expect(symptoms.length).toBeGreaterThanOrEqual(2)
  expect(new Set(symptoms).size).toBe(symptoms.length)
  for (const symptom of symptoms) {
    expect(plainText(symptom)).toBe(symptom)
    expect(symptom.split(' ').length).toBeGreaterThanOrEqual(2)
  }
}

describe('the datasets', () => {
  it.each([
    ['[COM-081]', warranty_tickets, 20],
    ['[COM-082]', service_requests, 20],
    ['[COM-083]', parts_sales, 27],
    ['[COM-084]', tech_articles, 12],
  ])(
    '%s hold the stated number of rows, each with its own id',
    (_, rows: readonly { id: string }[], count) => {
      expect(rows).toHaveLength(count)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    },
  )

  it.each(warranty_tickets)('ticket $id holds every field, with plausible values [COM-085]', (row) => {
    expect(row.id).toMatch(/^WT-\d{3}$/)
    expectSymptoms(row.symptoms)
    expect(notEmpty([row.root_cause, row.resolution, ...row.parts_replaced])).toBe(true)
    expect(row.parts_replaced.length).toBeGreaterThan(0)
    expect(row.labor_hours).toBeGreaterThanOrEqual(0.1)
    expect(row.labor_hours).toBeLessThanOrEqual(40)
    expectDay(row.created_at)
    expectCar(row.vehicle_make, row.vehicle_model, row.vehicle_year, row.mileage, row.created_at)
    // Warranties of the trade end at 10 years or 120,000 miles.
    expect(row.mileage).toBeLessThanOrEqual(120_000)
    if (row.code !== undefined) expect(ownerOf(row.code)).toBe('generic')
  })

  it('some tickets hold a code and some do not [COM-086]', () => {
    const withCode = warranty_tickets.filter(({ code }) => code !== undefined)
    expect(withCode.length).toBeGreaterThan(0)
    expect(withCode.length).toBeLessThan(warranty_tickets.length)
  })

  it.each(service_requests)('request $id holds every field, with plausible values [COM-087]', (row) => {
    expect(row.id).toMatch(/^SR-\d{3}$/)
    expectSymptoms(row.symptoms)
    expect(notEmpty([row.complaint, row.diagnosis])).toBe(true)
    expect(row.repair_actions.length).toBeGreaterThanOrEqual(2)
    expect(notEmpty(row.repair_actions)).toBe(true)
    expect(notEmpty(row.parts_used)).toBe(true)
    expect(Number.isInteger(row.cost)).toBe(true)
    expect(row.cost).toBeGreaterThanOrEqual(50)
    expect(row.cost).toBeLessThanOrEqual(5_000)
    expectDay(row.created_at)
    const { make, model, year, mileage } = row.vehicle_info
    expectCar(make, model, year, mileage, row.created_at)
  })

  it.each(parts_sales)('part $id holds every field, with plausible values [COM-088] [COM-089]', (row) => {
    expect(row.id).toMatch(/^PS-\d{3}$/)
    expect(row.part_number).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+){1,2}$/)
    expectSymptoms(row.related_symptoms)
    expect(notEmpty([row.part_name, ...row.common_issues])).toBe(true)
    expect(row.common_issues.length).toBeGreaterThan(0)
    expect(['easy', 'moderate', 'difficult']).toContain(row.installation_difficulty)
    expect(Number.isInteger(row.average_price)).toBe(true)
    expect(row.average_price).toBeGreaterThan(5)
    expect(row.average_price).toBeLessThan(2_000)
    expect(row.compatibility.length).toBeGreaterThan(0)
    for (const cars of row.compatibility) {
      const [, first = '', last = '', name = ''] = /^(\d{4})-(\d{4}) (.+)$/.exec(cars) ?? []
      const years = MODEL_YEARS[name]
      expect(years, cars).toBeDefined()
      expect(Number(first)).toBeLessThanOrEqual(Number(last))
      expect(Number(first), cars).toBeGreaterThanOrEqual(years?.[0] ?? 9999)
      expect(Number(last), cars).toBeLessThanOrEqual(years?.[1] ?? 0)
      const { make = '' } = vehicleCatalogue.find((entry) => name.startsWith(`${entry.make} `)) ?? {}
      expect(modelsOf(make), cars).toContain(name.slice(make.length + 1))
    }
  })

  it('has part numbers that differ', () => {
    expect(new Set(parts_sales.map(({ part_number }) => part_number)).size).toBe(parts_sales.length)
  })

  it.each(tech_articles)(
    'article $id holds every field, with plausible values [COM-090] [COM-091]',
    (row) => {
      expect(row.id).toMatch(/^TA-\d{3}$/)
      expectSymptoms(row.symptoms)
      expect(notEmpty([row.title, row.category])).toBe(true)
      expect(row.diagnostic_steps.length).toBeGreaterThanOrEqual(4)
      expect(notEmpty(row.diagnostic_steps)).toBe(true)
      expect(row.probable_causes.length).toBeGreaterThanOrEqual(2)
      expect(row.tools_required.length).toBeGreaterThanOrEqual(2)
      expect(notEmpty([...row.probable_causes, ...row.tools_required])).toBe(true)
      expect(['beginner', 'intermediate', 'advanced']).toContain(row.difficulty_level)
      expect(row.estimated_time).toMatch(/^\d+( to \d+)? (minutes|hours?)$/)
    },
  )

  it('cover engine, brakes, cooling, charging, transmission, suspension, steering, climate and emissions', () => {
    const categories = new Set(tech_articles.map(({ category }) => category))
    expect([...categories].sort()).toEqual([
      'Brakes',
      'Charging and starting',
      'Climate',
      'Cooling',
      'Emissions',
      'Engine',
      'Steering',
      'Suspension',
      'Transmission',
    ])
  })

  it('name each cause of a ticket, a request or a part in at least one other record, in the same words', () => {
    const mentions = [
      ...warranty_tickets.map(({ root_cause }) => root_cause),
      ...service_requests.map(({ diagnosis }) => diagnosis),
      ...parts_sales.flatMap(({ common_issues }) => common_issues),
      ...tech_articles.flatMap(({ probable_causes }) => probable_causes),
    ]
    const alone = mentions.filter((cause) => mentions.filter((other) => other === cause).length === 1)
    const ofArticles = tech_articles.flatMap(({ probable_causes }) => probable_causes)
    expect(alone.filter((cause) => !ofArticles.includes(cause))).toEqual([])
  })

  it('use the words that make a cause critical only where a driver should stop', () => {
    const causes = new Set([
      ...warranty_tickets.map(({ root_cause }) => root_cause),
      ...service_requests.map(({ diagnosis }) => diagnosis),
      ...parts_sales.flatMap(({ common_issues }) => common_issues),
      ...tech_articles.flatMap(({ probable_causes }) => probable_causes),
    ])
    expect([...causes].filter((cause) => causeUrgency(cause, 0) === 'critical').sort()).toEqual([
      'Brake fluid leak',
      'Coolant leak at the water pump',
      'Head gasket failure',
      'Power steering fluid leak',
      'Radiator fan failure',
    ])
  })
})

describe('the reference of codes', () => {
  it('holds 26 codes, each once [DTC-019]', () => {
    expect(referenceCodes).toHaveLength(26)
    expect(new Set(referenceCodes.map(({ code }) => code)).size).toBe(26)
  })

  it('covers the families P, B, C and U [DTC-020]', () => {
    expect(new Set(referenceCodes.map(({ code }) => code.charAt(0)))).toEqual(new Set(['P', 'B', 'C', 'U']))
  })

  it.each(referenceCodes)('$code holds every field [DTC-016] [DTC-017]', (entry) => {
    expect(isTroubleCode(entry.code)).toBe(true)
    expect(ownerOf(entry.code)).toBe('generic')
    expect(notEmpty([entry.description, ...entry.common_causes, ...entry.suggested_actions])).toBe(true)
    expect(['low', 'medium', 'high']).toContain(entry.severity)
    expect(entry.common_causes.length).toBeGreaterThanOrEqual(3)
    expect(entry.suggested_actions.length).toBeGreaterThanOrEqual(3)
  })

  it('is found in any writing, and holds no other [DTC-016]', () => {
    expect(findReferenceCode(' p0301 ')?.description).toBe('Misfire on cylinder 1')
    expect(findReferenceCode('P0302')).toBeUndefined()
    expect(findReferenceCode('constructor')).toBeUndefined()
  })
})

describe('the catalogue of cars', () => {
  it('holds the 24 makes in their order, and Other [COM-092] [COM-094]', () => {
    expect(vehicleCatalogue.map(({ make }) => make)).toEqual([
      'Toyota',
      'Honda',
      'Ford',
      'Chevrolet',
      'Nissan',
      'BMW',
      'Mercedes-Benz',
      'Audi',
      'Volkswagen',
      'Hyundai',
      'Kia',
      'Mazda',
      'Subaru',
      'Jeep',
      'Ram',
      'GMC',
      'Cadillac',
      'Lincoln',
      'Lexus',
      'Infiniti',
      'Acura',
      'Volvo',
      'Porsche',
      'Tesla',
      'Other',
    ])
  })

  it.each(vehicleCatalogue.filter(({ make }) => make !== OTHER_MAKE))(
    '$make has models, each once [COM-093]',
    ({ models }) => {
      expect(models.length).toBeGreaterThanOrEqual(6)
      expect(new Set(models).size).toBe(models.length)
      expect(notEmpty(models)).toBe(true)
    },
  )

  it('Other has no models, as a make that is not listed [COM-094]', () => {
    expect(modelsOf(OTHER_MAKE)).toEqual([])
    expect(modelsOf('Trabant')).toEqual([])
  })

  it('has the 36 years from 2025 down to 1990', () => {
    expect(yearChoices).toHaveLength(36)
    expect(yearChoices[0]).toBe(2025)
    expect(yearChoices.at(-1)).toBe(1990)
    expect(yearChoices.every((year, at) => year === 2025 - at)).toBe(true)
  })
})
