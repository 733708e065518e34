/** Headers of a file that is kept under `name`: never shown in the page, never kept by a cache. */
export function downloadHeaders(contentType: string, name: string): Record<string, string> {
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    // A page of another origin may read the file's name.
    'Access-Control-Expose-Headers': 'Content-Disposition',
  }
}

/** YYYY-MM-DD in UTC, as in a file's name. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
