/** `node model/listener/export.ts --weights FILE`: train.py's weights as the product's data file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeDataFile } from '../../scripts/data-files.ts'

const { weights } = parseArgs({ options: { weights: { type: 'string' } } }).values
if (weights === undefined) throw new Error('Use: node model/listener/export.ts --weights FILE')
const layers: unknown = JSON.parse(readFileSync(weights, 'utf8'))
const file = join(import.meta.dirname, '../../packages/acoustics/src/listener/weights.data.json')
writeDataFile(file, { layers }, 0)
