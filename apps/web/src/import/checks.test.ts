import { readFile } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { doubtTexts } from './checks.ts'
import { partFile } from './parted.ts'

it('asks about a day to come, of a record and of a fill-up, with a reading and without', () => {
  const rows = ['Date,Item,Odometer', '2062-10-01,Oil,', '2024-10-01,Tires,62000']
  const fuel = ['Date,Odometer,Fuel', '2061-10-01,62100,40']
  const choices = {
    distanceUnit: 'mi',
    volumeUnit: 'l',
    currency: 'EUR',
    mappings: {},
    cars: {},
    edited: 'mine',
  } as const
  const garage = { cars: [], shown: null, log: [], fillUps: [] }
  const doubts = [rows, fuel].flatMap((texts) => {
    const lines = texts.map((text, at) => ({ line: at + 1, cells: text.split(',') }))
    return doubtTexts(partFile(readFile(lines, choices), choices, garage), garage, 'mi')
  })
  expect(doubts).toEqual(['Line 2: Oct 1, 2062 has not come yet.', 'Line 2: Oct 1, 2061 has not come yet.'])
})
