type Uses = { left: number | null | undefined; limit: number }

/**
 * "3 of 5 sound diagnoses left this month.", or that it is not known; undefined until it was read.
 * @param one, many what is counted
 */
export function usesLeftText({ left, limit }: Uses, one: string, many: string): string | undefined {
  if (left === undefined) return undefined
  if (left === null) return `We can’t tell how many ${many} are left this month.`
  if (left === 0) return `No ${one} left this month. More come on the 1st (UTC).`
  return `${left} of ${limit} ${limit === 1 ? one : many} left this month.`
}

/** For a line that keeps the place of each. */
export const usesLeftTexts = (limit: number, one: string, many: string): string[] =>
  [limit, 0, null].map((uses) => usesLeftText({ left: uses, limit }, one, many) ?? '')
