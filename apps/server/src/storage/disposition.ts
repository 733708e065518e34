const MAX_NAME_LENGTH = 200

/**
 * `name` in ASCII and in UTF-8 (RFC 6266, RFC 8187), without characters that end the header, leave the folder or hide
 * the extension.
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
  // RFC 8187's attr-char excludes ' ( ) *, which encodeURIComponent keeps.
  const extended = encodeURIComponent(clean).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`
}
