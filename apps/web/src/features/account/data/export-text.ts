export type ExportText = { complete: boolean; title: string; description: string }

/**
 * @param missing files that could not be had
 * @param unsent changes and recordings that only this device has
 */
export function exportText(name: string, missing: readonly string[], unsent: number): ExportText {
  const lacking = [
    ...missing,
    ...(unsent === 0
      ? []
      : [`${unsent} ${unsent === 1 ? 'entry' : 'entries'} that this device has not sent yet`]),
  ]
  return lacking.length === 0
    ? { complete: true, title: 'Your data is exported', description: name }
    : { complete: false, title: 'Exported without some of your data', description: lacking.join(', ') }
}
