import { PLACES, type Place } from '../../tests/harness/places.ts'

export const WIDTHS_PX = [390, 768, 1280] as const
export const THEMES = ['light', 'dark'] as const
export type Shot = {
  place: Place
  theme: string
  widthPx: number
  file: string
  words: number
  problem?: string
}

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function contactSheet(shots: readonly Shot[], takenAt: Date): string {
  const places = PLACES.filter(({ name }) => shots.some((shot) => shot.place.name === name))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tappet: every screen</title>
<style>
  body { margin: 2rem; font: 16px system-ui, sans-serif; background: #e9e8e4; color: #191b1e; }
  section { margin-block: 2.5rem; }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; }
  figcaption { font-size: 0.8rem; margin-bottom: 0.25rem; }
  img { height: 30rem; width: auto; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff; }
  .problem { color: #b3261e; font-weight: 600; }
</style>
</head>
<body>
<h1>Every screen</h1>
<p>${shots.length} pictures, taken ${takenAt.toISOString()}</p>
${places.map((place) => section(place, shots)).join('\n')}
</body>
</html>
`
}

function section(place: Place, shots: readonly Shot[]): string {
  const figures = shots.filter((shot) => shot.place.name === place.name).map(figure)
  return `<section><h2>${asText(place.path)} <small>${place.viewer}</small></h2><div class="row">${figures.join('')}</div></section>`
}

function figure({ file, theme, widthPx, words, problem }: Shot): string {
  const note = problem ? ` <span class="problem">${asText(problem)}</span>` : ''
  return `<figure><figcaption>${widthPx} px, ${theme}, ${words} words${note}</figcaption><a href="${file}"><img alt="${asText(file)}" loading="lazy" src="${file}"></a></figure>`
}
