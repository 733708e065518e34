import { csvFile, fillUpFields, fillUpKey, partKnown, readFile } from '@tappet/upkeep'
import { anyRow } from '@tappet/upkeep/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsvText } from '../platform/files/csv-file.ts'

// The other way round than the rows: what the file states goes before what is chosen.
const CHOICES = { distanceUnit: 'km', volumeUnit: 'l', currency: 'EUR' } as const

it('an export that is read again gives the same fill-ups, and a second time adds nothing', () => {
  fc.assert(
    fc.property(fc.array(anyRow(fillUpFields), { minLength: 1, maxLength: 8 }), (fillUps) => {
      const content = readFile(readCsvText(csvFile(fillUpFields, fillUps)).lines, CHOICES)
      expect(content.problems).toEqual([])
      expect(content.fillUps.map(({ line: _, source: __, ...each }) => each)).toEqual(fillUps)
      expect(content.asks).toMatchObject({ distance: false, volume: null, currency: false, dateOrder: false })
      expect(content.unused).toEqual([])
      expect(partKnown(content.fillUps, fillUps, fillUpKey).fresh).toEqual([])
    }),
  )
})

it('a list of Drivvo is read with its semicolons, its bare line ends and digits behind quotes', () => {
  const file =
    '##Refuelling\r"Km";"Data";"Comb";"Preço";"Total";"Litros";"Cheio"\r"23500.0";"05/03/2024";"G";"5,8"9;"265,75";"45,1"2;"Sim"\r'
  const content = readFile(readCsvText(file).lines, { ...CHOICES, currency: 'BRL', dateOrder: 'day-first' })
  expect(content.fillUps).toMatchObject([
    { date: '2024-03-05', odometer: 23_500, amount: 45.12, total_minor: 26_575, is_full: true },
  ])
})

it('a fuel log is told from a service log, both ways', () => {
  const kindOf = (text: string) =>
    readFile(readCsvText(text).lines, CHOICES).tables.map(({ target }) => target)
  expect(kindOf('Date,Odometer,FuelConsumed,Cost\n1/2/2024,1000,10,30')).toEqual(['fuel'])
  expect(kindOf('Date,Odometer,Description,Cost\n1/2/2024,1000,Oil,30')).toEqual(['log'])
})
