import { findCode } from '@tappet/diagnosis/code-answer'
import { useEffect, useState } from 'react'

export type Titles = {
  titles: ReadonlyMap<string, string>
  make: string
}

const NONE: Titles = { titles: new Map(), make: '' }

/** A maker's own code has the title of the VIN's make, marked as such. */
export function useTitles(codes: readonly string[], vin: string): Titles {
  const [titles, setTitles] = useState(NONE)
  const names = codes.join(' ')
  useEffect(() => {
    let current = true
    if (names === '') return
    titlesOf(names.split(' '), vin).then(
      (next) => current && setTitles(next),
      // The cards still lead to the details.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [names, vin])
  return titles
}

async function titlesOf(codes: readonly string[], vin: string): Promise<Titles> {
  const titles = new Map<string, string>()
  const makers: string[] = []
  for (const [code, answer] of await Promise.all(
    codes.map(async (each) => [each, await findCode(each)] as const),
  )) {
    if (answer?.kind === 'generic') titles.set(code, answer.title)
    if (answer?.kind !== 'manufacturer') continue
    makers.push(code)
    titles.set(code, 'The maker’s own code')
  }
  if (makers.length === 0) return { titles, make: '' }
  const { lookUpMakerCode, makeOfVin, makerMark } = await import('@tappet/diagnosis/maker-codes')
  const make = makeOfVin(vin)
  if (make === null) return { titles, make: '' }
  for (const code of makers) {
    const meaning = await lookUpMakerCode(make, code).catch(() => null)
    if (meaning !== null) titles.set(code, `${meaning.title} (${makerMark(make)})`)
  }
  return { titles, make }
}
