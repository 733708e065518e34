const BIN_COUNT = 72

/** Made of sines, so that every screenshot is the same. */
export function sampleColumns(count: number): number[][] {
  return Array.from({ length: count }, (_, moment) =>
    Array.from({ length: BIN_COUNT }, (_, bin) => levelDb(moment / count, moment, bin)),
  )
}

function levelDb(share: number, moment: number, bin: number): number {
  const grain = Math.sin(moment * 12.9898 + bin * 78.233) * 43758.5453
  const hissDb = -84 + (grain - Math.floor(grain)) * 12
  const drift = Math.sin(share * 9) * 0.6
  const harmonicDb = Math.max(
    ...[5, 10, 15, 20, 30].map((centre, order) => -34 - order * 7 - Math.abs(bin - centre - drift) * 11),
  )
  const knocking = share > 0.36 && share < 0.68
  const beat = Math.abs((moment % 11) - 5)
  const knockDb = knocking && beat < 2 ? -30 - beat * 10 - Math.abs(bin - 34) * 0.7 : -90
  return Math.max(hissDb - bin * 0.12, harmonicDb, knockDb)
}
