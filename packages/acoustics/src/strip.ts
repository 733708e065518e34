import { type LogMel, MEL_FLOOR_DB } from './log-mel.ts'

/** Of frames that share a column each band keeps its loudest level, so that a single click stays to be seen. */
export function reduceColumns(
  { levelsDb, frameCount, bandCount, hopSeconds }: LogMel,
  columnCount: number,
): LogMel {
  const columns = Math.max(0, Math.min(Math.floor(columnCount), frameCount))
  const reduced = new Float32Array(columns * bandCount).fill(-Infinity)
  for (let t = 0; t < frameCount && columns > 0; t++) {
    const column = Math.floor((t * columns) / frameCount)
    for (let band = 0; band < bandCount; band++) {
      const at = column * bandCount + band
      reduced[at] = Math.max(reduced[at], levelsDb[t * bandCount + band])
    }
  }
  return {
    levelsDb: reduced,
    frameCount: columns,
    bandCount,
    hopSeconds: hopSeconds * (frameCount / Math.max(1, columns)),
  }
}

const QUIET_PERCENTILE = 0.1
const LOUD_PERCENTILE = 0.995
const MIN_RANGE_DB = 30

export function drawingRangeDb({ levelsDb }: LogMel): { floorDb: number; ceilingDb: number } {
  const ascending = levelsDb.slice().sort()
  const at = (share: number) => ascending[Math.round(share * (ascending.length - 1))] ?? 0
  // A silent clip is dark, and not all at its brightest.
  const ceilingDb = Math.max(at(LOUD_PERCENTILE), MEL_FLOOR_DB + MIN_RANGE_DB)
  return { floorDb: Math.min(at(QUIET_PERCENTILE), ceilingDb - MIN_RANGE_DB), ceilingDb }
}
