/** The longest message, in characters. */
export const longestMessage = 5000
/** The most files of a message, and the largest of them in bytes. */
export const maxFilesOfMessage = 5
export const maxFileBytes = 5_000_000

/** The types of files that people may attach: pictures and PDFs. */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

export const isAttachmentType = (type: string | undefined): type is AttachmentType =>
  (attachmentTypes as readonly string[]).includes(type ?? '')

/** The side that writes: the client or guest whose conversation it is, or the company. */
export type MessageSide = 'client' | 'staff'

const unsafeInFileName = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu

/** A file name that is safe on every device, at most 100 characters, with its ending. Never empty. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(unsafeInFileName, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 ? plain.slice(dot).slice(0, 10) : ''
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, 100 - ending.length)
  return `${stem || 'file'}${ending}`
}

/** The address to which a person replies: `messages@example.com` with a token becomes `messages+<token>@example.com`. */
export const replyAddress = (base: string, token: string): string => base.replace('@', `+${token}@`)

/** The token of the first address that has one, of all addresses of an e-mail; undefined where none has. */
export function replyToken(base: string, addresses: readonly string[]): string | undefined {
  const [name = '', host = ''] = base.toLowerCase().split('@')
  const lower = addresses.map(address => address.trim().toLowerCase())
  const found = lower.find(address => address.startsWith(`${name}+`) && address.endsWith(`@${host}`))
  return found?.slice(name.length + 1, found.length - host.length - 1) || undefined
}
