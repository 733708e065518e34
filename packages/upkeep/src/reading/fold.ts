/** A text by its letters alone: lower case, without marks over letters, one space between words. Й and й stay letters of their own. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()
