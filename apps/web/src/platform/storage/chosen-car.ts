import { createChoice, useChoice } from './choice.ts'

/** By id; '' for the default one. Another account knows no such id. */
export const chosenCar = createChoice<string>(
  'tappet.car',
  (id) => id ?? '',
  (id) => id || null,
)

export function useChosenCar(): [string, (id: string) => void] {
  return useChoice(chosenCar)
}
