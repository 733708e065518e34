import type { AnswerKind } from './read-result.ts'

export type ExternalLink = { label: string; note: string; url: string }

const search = (base: string, query: string) => base + encodeURIComponent(query)

function topic(kind: AnswerKind, issueName: string): string {
  return kind === 'fault' ? `car ${issueName.toLowerCase()}` : 'find where a car noise comes from'
}

export function guideLinks(kind: AnswerKind, issueName: string): ExternalLink[] {
  const about = topic(kind, issueName)
  return [
    {
      label: 'Repair guides on iFixit',
      note: 'Step by step, with photos and tools',
      url: search('https://www.ifixit.com/Search?query=', about),
    },
    {
      label: 'Guides on the web',
      note: 'Workshop sites and owner forums',
      url: search('https://www.google.com/search?q=', `${about} repair guide`),
    },
  ]
}

export function videoLinks(kind: AnswerKind, issueName: string): ExternalLink[] {
  const about = topic(kind, issueName)
  return [
    {
      label: 'How-to videos on YouTube',
      note: 'See the repair before you decide',
      url: search('https://www.youtube.com/results?search_query=', `how to fix ${about}`),
    },
    {
      label: 'Hear it in other cars',
      note: 'Compare the sound with yours',
      url: search('https://www.youtube.com/results?search_query=', `${about} sound`),
    },
  ]
}

const WORKSHOP = 'car repair shop near me'

export function mechanicLinks(kind: AnswerKind, issueName: string): ExternalLink[] {
  const needed = kind === 'fault' ? `mechanic for ${issueName.toLowerCase()} near me` : 'car mechanic near me'
  return [
    {
      label: 'Google Maps',
      note: 'Workshops around you, with reviews',
      url: search('https://www.google.com/maps/search/?api=1&query=', WORKSHOP),
    },
    {
      label: 'Apple Maps',
      note: 'The same on an iPhone or Mac',
      url: search('https://maps.apple.com/?q=', 'car repair shop'),
    },
    {
      label: 'OpenStreetMap',
      note: 'The free map',
      url: search('https://www.openstreetmap.org/search?query=', 'car repair'),
    },
    {
      label: 'Search the web',
      note: needed,
      url: search('https://www.google.com/search?q=', needed),
    },
  ]
}

/** An engine fault often leaves a trouble code. */
export function suggestsObd(issueName: string): boolean {
  return issueName.toLowerCase().includes('engine')
}
