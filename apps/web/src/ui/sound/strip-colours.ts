/** Position (0 quiet, 1 loud), then 0-255. */
type Stop = readonly [at: number, red: number, green: number, blue: number]

/* The lightness only rises, so the scale reads without colour too. */
const STOPS: readonly Stop[] = [
  [0, 0, 0, 0],
  [0.3, 32, 20, 4],
  [0.55, 122, 72, 4],
  [0.8, 242, 169, 0],
  [1, 255, 244, 214],
]

const STEPS = 256

export function heatScale(): Uint8ClampedArray {
  const scale = new Uint8ClampedArray(STEPS * 4)
  for (let step = 0; step < STEPS; step++) {
    scale.set([...colourAt(step / (STEPS - 1)), 255], step * 4)
  }
  return scale
}

function colourAt(share: number): [number, number, number] {
  const upper = STOPS.findIndex(([at]) => at >= share)
  const high = STOPS[upper] ?? STOPS[0]
  const low = STOPS[upper - 1] ?? high
  if (!high || !low) return [0, 0, 0]
  const between = high[0] === low[0] ? 0 : (share - low[0]) / (high[0] - low[0])
  return [mix(low[1], high[1], between), mix(low[2], high[2], between), mix(low[3], high[3], between)]
}

function mix(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * share)
}

/** Lowest frequency at the bottom; dB at or under `floorDb` are dark, at or over `ceilingDb` brightest. */
export function paintColumns(
  columns: ReadonlyArray<ArrayLike<number>>,
  binCount: number,
  floorDb: number,
  ceilingDb: number,
): Uint8ClampedArray<ArrayBuffer> {
  const scale = heatScale()
  const pixels = new Uint8ClampedArray(columns.length * binCount * 4)
  const rangeDb = Math.max(1e-6, ceilingDb - floorDb)
  columns.forEach((column, x) => {
    for (let bin = 0; bin < binCount; bin++) {
      const share = Math.min(1, Math.max(0, ((column[bin] ?? floorDb) - floorDb) / rangeDb))
      const step = Math.round(share * (STEPS - 1)) * 4
      const at = ((binCount - 1 - bin) * columns.length + x) * 4
      for (let channel = 0; channel < 4; channel++) pixels[at + channel] = scale[step + channel] ?? 0
    }
  })
  return pixels
}
