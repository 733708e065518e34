// Before the first paint, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const choice = localStorage.getItem('tappet.theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
  // Room for the demo's line, which is there only when the page's code has run.
  if (localStorage.getItem('tappet.session')?.includes('"demo":true'))
    document.documentElement.dataset.demo = ''
} catch {
  // No storage, no choice: the system's theme.
}

// A host without a file for each page, and the worker, send home's for all: its frame is not this page's.
// "/cases/*" is the frame of each path with one segment in the star's place.
if (document.documentElement.dataset.frame !== location.pathname)
  if (document.documentElement.dataset.frame !== location.pathname.replace(/[^/]+$/, '*'))
    document.documentElement.dataset.frame = 'none'

// The page's code is fetched beside the frame's own, once the frame is seen: neither waits for the other.
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  const code = document.querySelector('meta[name="page-code"]')
  for (const href of code ? code.content.split(' ') : [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}).observe({ type: 'paint', buffered: true })
