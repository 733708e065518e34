/**
 * The candidate most like `wanted`, for "perhaps you meant", or null when none is near.
 * Similarity is 1 minus the edit distance over the longer length.
 */
export function mostSimilar(
  wanted: string,
  candidates: Iterable<string>,
  minSimilarity: number,
): string | null {
  let best: string | null = null
  let bestSimilarity = minSimilarity
  for (const candidate of candidates) {
    if (candidate === wanted || candidate.length > LONGEST_NAME || wanted.length > LONGEST_NAME) continue
    const similarity = 1 - editDistance(wanted, candidate) / Math.max(wanted.length, candidate.length)
    if (similarity >= bestSimilarity) {
      best = candidate
      bestSimilarity = similarity
    }
  }
  return best
}

/** PostgreSQL's limit on names; also keeps a long guess from costing time. */
const LONGEST_NAME = 63

/** Levenshtein distance, one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substituted))
    }
    previous = row
  }
  return previous[b.length] ?? 0
}
