import { firstPageFonts, firstPageScripts } from './scripts/first-page.ts'

// What a phone must fetch before it can show the home page.
export default [
  { name: 'JavaScript of the first page', path: firstPageScripts(), limit: '170 kB', gzip: true },
  { name: 'Fonts', path: firstPageFonts(), limit: '60 kB', gzip: false, brotli: false },
]
