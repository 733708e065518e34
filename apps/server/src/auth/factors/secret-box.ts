import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const KEY_BYTES = 32
const VERSION = 'v1'

/** Encryption bound to the row. */
export type SecretBox = {
  seal(plain: string, rowId: string): string
  /** @throws Error when it was changed, is another row's, or the secret is another one */
  open(sealed: string, rowId: string): string
}

/** @param serviceKey follows from the installation's secret and is known to the server alone */
export function createSecretBox(serviceKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'tappet:second-factors', KEY_BYTES))
  return {
    seal(plain, rowId) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(rowId))
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [
        VERSION,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.')
    },
    open(sealed, rowId) {
      const [version, nonce = '', tag = '', bytes = ''] = sealed.split('.')
      if (version !== VERSION) throw new Error('the secret of a second factor has an unknown form')
      const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
        .setAAD(Buffer.from(rowId))
        .setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
