// Before the first paint, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const choice = localStorage.getItem('tappet.theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {
  // No storage, no choice: the system's theme.
}
