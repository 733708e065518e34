/** AudioSet's classes by number (Gemmeke et al., ICASSP 2017) that describe how a car or a part of it sounds. */
const SOUNDS: readonly (readonly [place: number, words: string])[] = [
  [306, 'skidding'],
  [307, 'squealing tires'],
  [311, 'air brakes'],
  [321, 'traffic'],
  [338, 'a light, high-pitched engine'],
  [342, 'an engine of middle pitch'],
  [343, 'a heavy, low-pitched engine'],
  [344, 'a knocking engine'],
  [345, 'an engine that starts'],
  [346, 'an idling engine'],
  [347, 'an engine that revs'],
  [352, 'a slam'],
  [353, 'knocks'],
  [354, 'taps'],
  [355, 'a squeak'],
  [399, 'a ratchet'],
  [401, 'ticks'],
  [402, 'steady ticking'],
  [403, 'gears'],
  [404, 'pulleys'],
  [405, 'a sewing machine'],
  [454, 'thumps'],
  [455, 'thunks'],
  [460, 'bangs'],
  [468, 'scratching'],
  [469, 'scraping'],
  [470, 'rubbing'],
  [471, 'rolling'],
  [476, 'a ping'],
  [478, 'a clang'],
  [479, 'a squeal'],
  [480, 'a creak'],
  [482, 'a whir'],
  [483, 'clatter'],
  [485, 'clicks'],
  [486, 'rattling clicks'],
  [487, 'a rumble'],
  [490, 'a hum'],
  [493, 'crunching'],
  [516, 'throbbing'],
  [517, 'vibration'],
]

const LOUDEST = 8

/**
 * The loudest first.
 * @param odds the listener's log-odds of its 521 classes, the mean over the clip
 * @param counts which of the loudest are told
 */
export const heardMost = (
  odds: readonly number[],
  count: number,
  counts: (place: number) => boolean = () => true,
): string[] =>
  SOUNDS.filter(([place]) => Number.isFinite(odds[place]))
    .sort(([a], [b]) => odds[b] - odds[a])
    .slice(0, LOUDEST)
    .filter(([place]) => counts(place))
    .slice(0, count)
    .map(([, words]) => words)
