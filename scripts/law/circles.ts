export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Strongly connected components (Tarjan, SIAM J. Comput. 1 (1972)), and files that import themselves.
 * @returns each circle as the files on it, sorted
 */
export function circles(graph: ImportGraph): string[][] {
  const components: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const lowestOf = (file: string) => lowest.get(file) ?? 0

  function visit(file: string): void {
    const place = order.size
    order.set(file, place)
    lowest.set(file, place)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lowest.set(file, Math.min(lowestOf(file), lowestOf(next)))
      } else if (open.includes(next)) {
        lowest.set(file, Math.min(lowestOf(file), order.get(next) ?? 0))
      }
    }
    if (lowestOf(file) !== place) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) components.push(group.sort())
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return components
}

export function shortestLoop(circle: readonly string[], graph: ImportGraph): string[] {
  const loops = circle.map((start) => loopFrom(start, new Set(circle), graph))
  return loops.reduce((short, loop) => (loop.length < short.length ? loop : short))
}

function loopFrom(start: string, circle: ReadonlySet<string>, graph: ImportGraph): string[] {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (!circle.has(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  throw new Error(`${start} is on no circle`)
}
