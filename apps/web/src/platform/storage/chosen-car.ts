import { createChoice, useChoice } from './choice.ts'

/** The car whose pages are shown on this device, by its id; '' for the default one. Another account knows no such id. */
export const chosenCar = createChoice<string>(
  'tappet.car',
  (kept) => kept ?? '',
  (id) => id || null,
)

/** The chosen car's id and its setter. */
export function useChosenCar(): [string, (id: string) => void] {
  return useChoice(chosenCar)
}
