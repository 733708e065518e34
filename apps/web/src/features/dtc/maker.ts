import type { MakeId, MakerMeaning } from '@tappet/diagnosis/maker-codes'
import { useEffect, useState } from 'react'
import { createChoice, useChoice } from '../../platform/storage/choice.ts'

/** A chunk of its own, and each table another. */
export type MakerCodes = typeof import('@tappet/diagnosis/maker-codes')

const chosenMake = createChoice<string>(
  'tappet.make',
  (text) => text ?? '',
  (make) => make || null,
)

export type MakerState = {
  /** Null until the chunk is there. */
  makers: MakerCodes | null
  /** '' while none is named. */
  make: MakeId | ''
  /** By its VIN. */
  fromCar: boolean
  choose: (make: string) => void
  meaning: MakerMeaning | null
  /** The make's table was read. */
  unlisted: boolean
  failed: boolean
}

type Found = { for: string; meaning: MakerMeaning | null; failed: boolean }

/**
 * Of the make that the VIN names, else the driver's.
 * @param needed only a maker's code loads anything
 * @param carMake from the page before, '' where it read none
 */
export function useMakerCode(code: string, carMake: string, needed: boolean): MakerState {
  const [chosenId, keep] = useChoice(chosenMake)
  const [makers, setMakers] = useState<MakerCodes | null>(null)
  const [lookup, setLookup] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  const ids: readonly MakeId[] = makers?.makeIds ?? []
  const make = ids.find((id) => id === (carMake || chosenId)) ?? ''
  useEffect(() => {
    if (!needed) return
    let current = true
    import('@tappet/diagnosis/maker-codes').then(
      (module) => current && setMakers(module),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [needed])
  useEffect(() => {
    if (makers === null || make === '') return
    let current = true
    const makeAndCode = `${make} ${code}`
    makers.lookUpMakerCode(make, code).then(
      (meaning) => current && setLookup({ for: makeAndCode, meaning, failed: false }),
      () => current && setLookup({ for: makeAndCode, meaning: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [makers, make, code])
  const answer = lookup?.for === `${make} ${code}` ? lookup : null
  return {
    makers,
    make,
    fromCar: carMake !== '' && make === carMake,
    choose: keep,
    meaning: answer?.meaning ?? null,
    unlisted: answer !== null && answer.meaning === null && !answer.failed,
    failed: failed || answer?.failed === true,
  }
}
