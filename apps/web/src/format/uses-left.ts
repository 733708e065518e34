type Uses = { left: number | null | undefined; limit: number }

/**
 * "3 of 5 sound diagnoses left this month.", or that it is not known; undefined until it was read.
 * @param one, many what is counted
 */
export function usesLeftText({ left, limit }: Uses, one: string, many: string): string | undefined {
  if (left === undefined) return undefined
  if (left === null) return `How many ${many} are left this month is not known.`
  if (left === 0) return `No ${one} is left this month: the limit is ${limit}. More come on the 1st (UTC).`
  return `${left} of ${limit} ${limit === 1 ? one : many} left this month.`
}

/** For a line that keeps the place of each. */
export const usesLeftTexts = (limit: number, one: string, many: string): string[] =>
  [limit, 0, null].map((uses) => usesLeftText({ left: uses, limit }, one, many) ?? '')
