/**
 * "3 of 5 sound diagnoses left this month.", or that it is not known.
 *
 * @param one, many what is counted
 */
export function usesLeftText(
  { left, limit }: { left: number | null; limit: number },
  one: string,
  many: string,
): string {
  if (left === null) return `How many ${many} are left this month is not known.`
  if (left === 0) return `No ${one} is left this month: the limit is ${limit}. More come on the 1st (UTC).`
  return `${left} of ${limit} ${limit === 1 ? one : many} left this month.`
}
