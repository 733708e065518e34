/**
 * One JSON line for each WAV and FLAC file under FOLDER: tier, issue, confidence, urgency and what analyze-sound
 * answers, or why it cannot be heard. TOLD is JSON: path -> {context?, description?, sounds?}. Run: node bench/hear.ts
 * FOLDER [--model clean] [--told TOLD]
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { encodeWav } from '@tappet/acoustics'
import type { SoundModel } from '@tappet/acoustics/model'
import { analyzeSoundResponse } from '@tappet/wire'
import { decodeFlac } from '../model/flac.ts'
import { answerTo, type ToldOfSound } from './answer.ts'

const USE = 'Use: node bench/hear.ts FOLDER [--model default|clean] [--told FILE.json]'

/** FLAC as the 16-bit WAV of its rate, of several channels the mean. */
const bytesOf: Record<string, (path: string) => Promise<Uint8Array>> = {
  '.wav': async (path) => new Uint8Array(await readFile(path)),
  '.flac': async (path) => {
    const { samples, rateHz } = await decodeFlac(await readFile(path))
    return encodeWav(samples, rateHz)
  },
}
const readerOf = (path: string) => bytesOf[extname(path).toLowerCase()]

async function modelNamed(name: string): Promise<SoundModel> {
  if (name === 'clean') return (await import('@tappet/acoustics/model/clean')).cleanModel
  if (name === 'default') return (await import('@tappet/acoustics/model/default')).defaultModel
  throw new Error(`There is no model ${name}. ${USE}`)
}

async function hear(
  folder: string,
  path: string,
  model: SoundModel,
  telling?: ToldOfSound,
): Promise<unknown> {
  const reader = readerOf(path)
  if (!reader) return null
  try {
    const answer = answerTo(await reader(join(folder, path)), model, path, new Date().toISOString(), telling)
    if (!answer.ok) return { path, error: answer.code }
    const { result } = answer
    const { evidence = [] } = result
    const { tier = null, issue, confidence } = result
    return {
      ...{ path, tier, issue: issue.id, confidence, urgency: issue.urgencyLevel },
      ...analyzeSoundResponse.parse({ result, evidence, model_version: model.version }),
    }
  } catch (error) {
    return { path, error: error instanceof Error ? error.message : String(error) }
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'string', default: 'default' }, told: { type: 'string' } },
})
const [folder] = positionals
const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() === true
if (folder === undefined || !(await isFolder(folder)))
  throw new Error(`${folder ?? 'Nothing'} is no folder. ${USE}`)
const model = await modelNamed(values.model)
const tellings: Record<string, ToldOfSound> =
  values.told === undefined ? {} : JSON.parse(await readFile(values.told, 'utf8'))
const files = (await readdir(folder, { recursive: true })).filter(readerOf).sort()
const areFolders = await Promise.all(files.map((path) => isFolder(join(folder, path))))
const paths = files.filter((_, n) => !areFolders[n])
for (const path of paths) console.log(JSON.stringify(await hear(folder, path, model, tellings[path])))
if (paths.length === 0) console.error(`No WAV or FLAC file lies under ${folder}`)
