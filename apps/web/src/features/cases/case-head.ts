/** Breaks in the same places in the system's font: otherwise ours paints it larger, as the page's largest paint. */
export const CASE_HEAD = {
  title: 'Case',
  subtitle: 'What was found, what to do next, and whether it is gone.',
}
