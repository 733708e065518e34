import { useQuery } from '@tanstack/react-query'

/**
 * A failure is only logged.
 * @returns null when there is no text to show
 */
export async function fetchDocument(path: string, get: typeof fetch = fetch): Promise<string | null> {
  try {
    const response = await get(path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    // A server without the file may answer with the app's page.
    if (response.headers.get('content-type')?.includes('html')) throw new Error(`${path} is no document`)
    return await response.text()
  } catch (error) {
    console.warn('The legal text could not be loaded', error)
    return null
  }
}

/** Leaves out every paragraph and list item that names Pro. */
export function withoutPro(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/\bPro\b/.test(line))
    .join('\n')
    .replaceAll('**Free** has', 'Each account has')
    .replaceAll('## Plans and payment', '## Limits')
    .replace(/\n{3,}/g, '\n\n')
}

export function useDocument(path: string) {
  return useQuery({
    queryKey: ['legal', path],
    queryFn: () => fetchDocument(path),
    staleTime: (query) => (query.state.data ? Number.POSITIVE_INFINITY : 0),
  })
}
