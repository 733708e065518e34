import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readImageHead } from '../../platform/files/image-head.ts'

const PUBLIC = new URL('../../../public/', import.meta.url)
const fileOf = (path: string) => new Uint8Array(readFileSync(new URL(`.${path}`, PUBLIC)))
const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8'))

type Picture = { src: string; sizes: string; type: string }
const pictures: Picture[] = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons),
  ...manifest.screenshots,
]

describe('the manifest', () => {
  it.each(pictures)('states the true size and type of $src', ({ src, sizes, type }) => {
    const head = readImageHead(fileOf(src))
    expect({ type: head?.type, sizes: `${head?.size?.width}x${head?.size?.height}` }).toEqual({ type, sizes })
  })

  it('shows one wide and one narrow picture before an installation, small ones', () => {
    expect(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)).toEqual([
      'wide',
      'narrow',
    ])
    for (const { src } of manifest.screenshots) expect(fileOf(src).length, src).toBeLessThan(60_000)
  })

  it('leads its shortcuts to the recorder, the log and the scanner', () => {
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/', '/maintenance', '/obd'])
  })
})
