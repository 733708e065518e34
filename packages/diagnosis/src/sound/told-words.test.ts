import { type SoundClass, soundClasses } from '@tappet/acoustics/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordEvidence } from './driver-evidence.ts'
import { toldWords } from './told-words.ts'
import { type SoundChip, soundChips } from './types.ts'
import { weighIssues } from './weigh.ts'

const ratios = (description: string, chips: SoundChip[] = []) => toldWords(description, chips).ratios
const strongest = (description: string, chips: SoundChip[] = []) => {
  const factors = ratios(description, chips)
  return soundClasses.filter((name) => factors[name] === Math.max(...Object.values(factors)))
}
const none = Object.fromEntries(soundClasses.map((name) => [name, 1]))

const anyWords = fc
  .array(fc.constantFrom(...soundChips, 'belt', 'brake', 'no', 'fine', 'the', 'engine', ',', 'bumps', 'when'))
  .map((words) => words.join(' '))

describe('what a driver says of a sound', () => {
  it.each<[string, SoundClass]>([
    ['rod knock when I rev it', 'engine_knock_tick'],
    ['ticking from the top end', 'engine_knock_tick'],
    ['something chirps at the front in the rain', 'belt_accessory'],
    ['the alternator whines', 'belt_accessory'],
    ['scraping when I slow down for a light', 'brake'],
    ['clunks over every pothole', 'suspension'],
    ['creaking strut', 'suspension'],
    ['muffler fell apart, it roars', 'exhaust_leak'],
    ['stumbles and shakes at idle', 'misfire_rough_idle'],
  ])('“%s” speaks for %s before all others', (description, sound) => {
    expect(strongest(description)).toEqual([sound])
    expect(ratios(description)[sound]).toBeGreaterThan(2)
    expect(toldWords(description, [])).toMatchObject({ isTold: true, namesNoise: true })
  })

  it.each<[SoundChip, SoundClass[]]>([
    ['knock', ['engine_knock_tick']],
    ['tick', ['engine_knock_tick']],
    ['squeal', ['belt_accessory', 'brake']],
    ['grind', ['brake']],
    ['rattle', ['suspension']],
    ['hum', ['exhaust_leak', 'suspension', 'belt_accessory', 'engine_knock_tick', 'misfire_rough_idle']],
    ['whine', ['belt_accessory']],
    ['hiss', ['exhaust_leak']],
    ['clunk', ['suspension']],
    ['roar', ['exhaust_leak']],
  ])('the chosen sound %s speaks for %j, and settles nothing by itself', (chip, sounds) => {
    for (const strong of strongest('', [chip])) expect(sounds).toContain(strong)
    const factors = ratios('', [chip])
    const total = Object.values(factors).reduce((sum, ratio) => sum + ratio, 0)
    for (const name of soundClasses) {
      expect(factors[name] / total).toBeLessThan(0.75)
      if (!sounds.includes(name)) expect(factors[name]).toBeLessThanOrEqual(1)
    }
  })

  it('names each of the chips', () => {
    expect(soundChips).toHaveLength(10)
  })

  it.each(['hiss', 'hissing from under the hood', 'a hissing noise'])(
    '“%s” is a leak and no misfire',
    (text) => {
      expect(ratios(text).exhaust_leak).toBeGreaterThan(ratios(text).misfire_rough_idle)
      expect(ratios(text).misfire_rough_idle).toBeLessThanOrEqual(1)
    },
  )

  it.each(['strange noise', 'a noise', 'some noise', 'it makes a sound', 'oil light is on', '', '2000'])(
    '“%s” is no word for a noise',
    (description) => {
      const { ratios: factors, ...said } = toldWords(description, [])
      expect(said).toMatchObject({ isTold: false, namesNoise: false })
      for (const name of soundClasses) expect(Math.abs(Math.log(factors[name]))).toBeLessThan(0.5)
    },
  )

  it.each(['just checking how it sounds', 'sounds normal to me', 'nothing wrong, no knock', 'smooth idle'])(
    '“%s” is the line of a healthy driver, and no noise',
    (description) => {
      expect(toldWords(description, [])).toMatchObject({ isTold: true, namesNoise: false })
      expect(strongest(description)).toEqual(['healthy'])
    },
  )

  it('that names a noise beside a chosen one is a noise, whatever the text says', () => {
    for (const chip of soundChips) expect(toldWords('sounds normal to me', [chip]).namesNoise).toBe(true)
  })
})

describe('a denied sound', () => {
  it.each([
    ['no sign of a squeal', ['squeal']],
    ["it doesn't knock", ['knock']],
    ['never any grinding or squealing', ['squeal', 'grind']],
  ])('“%s” speaks against it and for no other', (description, chips) => {
    const { told, ratios: against, namesNoise } = toldWords(description, [])
    expect(told.filter(({ kind }) => kind === 'denied').map(({ text }) => text)).toEqual(chips)
    expect(namesNoise).toBe(false)
    for (const chip of chips as SoundChip[])
      for (const name of strongest('', [chip])) expect(against[name]).toBeLessThan(0.5)
  })

  it('leaves what is said after it, and what no sound is denied of', () => {
    expect(strongest('no knock, but a squeal from the belt')).toEqual(['belt_accessory'])
    expect(strongest('no grinding when braking, just a clunk over bumps')).toEqual(['suspension'])
    expect(ratios('no power and a loud knock').engine_knock_tick).toBeGreaterThan(1)
    expect(ratios('the squeal does not go away').healthy).toBeLessThan(1)
  })

  it('is not denied where it is chosen too', () => {
    expect(ratios('no knock', ['knock'])).toEqual(ratios('', ['knock']))
  })
})

describe('the ratios', () => {
  it('stay within their bounds, whatever is said, and are 1 where nothing is', () => {
    expect(ratios('')).toEqual(none)
    expect(ratios('it sounds normal').healthy).toBe(2)
    expect(ratios('rod knock').engine_knock_tick).toBe(4)
    fc.assert(
      fc.property(anyWords, fc.subarray([...soundChips]), (description, chips) => {
        const factors = ratios(description, chips)
        for (const name of soundClasses) expect(factors[name]).toBeGreaterThanOrEqual(1 / 4)
        for (const name of soundClasses) expect(factors[name]).toBeLessThanOrEqual(4)
        expect(factors.healthy).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('never overrule what the sound says strongly', () => {
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...soundClasses), (description, strong) => {
        const probabilities = Object.fromEntries(
          soundClasses.map((name) => [name, name === strong ? 0.88 : 0.02]),
        ) as Record<SoundClass, number>
        const words = toldWords(description, [])
        expect(weighIssues({ probabilities }, [], words).issues[0].soundClass).toBe(strong)
      }),
    )
  })

  it('come with the word that counted most', () => {
    const [own] = wordEvidence('brake', toldWords('it was raining and the brakes squealed', []))
    expect(own?.sentence).toBe('your description mentions "brakes": that speaks for it')
    const [clear] = wordEvidence('brake', toldWords('it grinds when I brake', []))
    expect(clear?.sentence).toMatch(/mentions "(?:grinds|brake)": that speaks for it$/)
    const [other] = wordEvidence('suspension', toldWords('the brakes squealed', []))
    expect(other?.sentence).toMatch(/^your description mentions "\w+": that makes it less likely$/)
    expect(other?.weight).toBeLessThan(0)
    expect(wordEvidence('brake', toldWords('oil light is on', []))).toEqual([])
  })
})
