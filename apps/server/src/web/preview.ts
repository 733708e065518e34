/** What a messenger shows of a link to a page, where it needs whole addresses: the rest the build wrote. */
import { createHash } from 'node:crypto'
import type { PlansMode } from '@tappet/wire'
import type { WebFile } from './files.ts'

/** Drawn by scripts/icons.ts. */
const PICTURE = { path: '/icons/share.png', width: 1200, height: 630 }

/**
 * The page with its preview's address and picture.
 *
 * @param siteUrl as the operator set it, without a trailing slash; a host that a request names is never put in
 * @param path of the page; null where the preview names no page, because its address is private
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

/** The page with the operator's PLANS in its head: the app knows what to hide before /config.json is read. */
export const withPlans = (page: WebFile, plans: PlansMode): WebFile =>
  withHead(page, `<meta name="tappet-plans" content="${plans}" />`)

function withHead(page: WebFile, added: string): WebFile {
  const seal = createHash('sha256').update(added).digest('hex').slice(0, 8)
  return { ...page, head: `${page.head ?? ''}${added}`, version: `${page.version}-${seal}` }
}

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
