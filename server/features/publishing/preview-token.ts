import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type ContentKind, contentKinds } from '#domain/editorial/content-kinds'
import type { Configuration } from '#server/platform/config/configuration'

type Keys = Pick<Configuration, 'secretsKey'>

/** The drafts that a link shows, until a time in milliseconds. */
interface Preview {
  kind: ContentKind
  id: number
  expiresAt: number
  /** The staff member who made the link. */
  staffId: number
}

const macOf = (text: string, { secretsKey }: Keys): Buffer => {
  const key = hkdfSync('sha256', Buffer.from(secretsKey, 'base64'), '', 'links to previews', 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest()
}

/** The token of a link that shows a page with its drafts. */
export function previewTokenOf({ kind, id, expiresAt, staffId }: Preview, keys: Keys): string {
  const text = `${kind}.${id}.${Math.floor(expiresAt / 1000)}.${staffId}`
  return `${text}.${macOf(text, keys).toString('base64url')}`
}

/** The drafts of a token; undefined where it is not ours or has expired. */
export function readPreviewToken(token: string, keys: Keys, now: number): Preview | undefined {
  const [, text = '', kind, id, seconds, by, mac = ''] =
    /^(([a-z-]{1,40})\.(\d{1,10})\.(\d{1,12})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const known = contentKinds.find(one => one === kind)
  const given = Buffer.from(mac, 'base64url')
  if (!known || given.length !== 32 || !timingSafeEqual(macOf(text, keys), given)) return undefined
  const expiresAt = Number(seconds) * 1000
  return expiresAt > now ? { kind: known, id: Number(id), expiresAt, staffId: Number(by) } : undefined
}
