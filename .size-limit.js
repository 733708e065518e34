import { firstPageFonts, firstPageScripts } from './scripts/first-page.ts'
import { engineFiles, pageWeights } from './scripts/page-weight.ts'

// What a phone must fetch before it can show the home page.
export default [
  { name: 'JavaScript of the first page', path: firstPageScripts(), limit: '153 kB', gzip: true },
  { name: 'Fonts', path: firstPageFonts(), limit: '60 kB', gzip: false, brotli: false },
  { name: 'Engine that ranks causes, with its tables', path: engineFiles(), limit: '190 kB', gzip: true },
  // What each page has fetched once it has come to rest.
  ...pageWeights().map(({ path, files, limitKb }) => ({
    name: `JavaScript of ${path}, settled`,
    path: files,
    limit: `${limitKb} kB`,
    gzip: true,
  })),
]
