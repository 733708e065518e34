const MAX_NAME_LENGTH = 200

/**
 * A Content-Disposition that suggests `name` (RFC 6266; the extended form is RFC 8187):
 * ASCII for old readers, UTF-8 for all others, and nothing that ends the header, leaves the
 * folder or hides the extension.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const clean =
    name
      .normalize('NFC')
      .slice(0, MAX_NAME_LENGTH)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\:*?"<>|]/g, '_')
      .trim() || 'download'
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_')
  // RFC 8187's attr-char leaves out ' ( ) *, which encodeURIComponent lets through.
  const extended = encodeURIComponent(clean).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`
}
