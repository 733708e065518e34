import { createChoice, useChoice } from './choice.ts'

export const chosenCar = createChoice<string>(
  'tappet.car',
  (kept) => kept ?? '',
  (id) => id || null,
)

/** Once in a page; Firefox asks its user. */
export function useChosenCar(): [string, (id: string) => void] {
  return useChoice(chosenCar)
}
