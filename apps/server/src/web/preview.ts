/** What a messenger shows of a link, where it needs whole addresses. */
import { createHash } from 'node:crypto'
import type { PlansMode } from '@tappet/wire'
import type { WebFile } from './files.ts'

/** Drawn by scripts/icons.ts. */
const PICTURE = { path: '/icons/share.png', width: 1200, height: 630 }

/**
 * @param siteUrl without a trailing slash, never a host that a request names
 * @param path null where the preview names no page, because its address is private
 */
export function withPreview(page: WebFile, siteUrl: string, path: string | null): WebFile {
  const tags: [property: string, content: string | number][] = [
    ...(path === null ? [] : [['og:url', `${siteUrl}${path}`] as [string, string]]),
    ['og:image', `${siteUrl}${PICTURE.path}`],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', 'Tappet: hear what your car is telling you'],
  ]
  const head = tags
    .map(([property, content]) => `<meta property="${property}" content="${escaped(String(content))}" />`)
    .join('')
  return withHead(page, head)
}

/** The app knows what to hide before /config.json is read. */
export const withPlans = (page: WebFile, plans: PlansMode): WebFile =>
  withHead(page, `<meta name="tappet-plans" content="${plans}" />`)

function withHead(page: WebFile, added: string): WebFile {
  const seal = createHash('sha256').update(added).digest('hex').slice(0, 8)
  return { ...page, head: `${page.head ?? ''}${added}`, version: `${page.version}-${seal}` }
}

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
