import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isPreviewPath, previewPath } from '#domain/editorial/preview-address'
import { splitLanguage } from '#domain/text/language'
import type { Configuration } from '#server/platform/config/configuration'

type Keys = Pick<Configuration, 'secretsKey'>

const macLength = 32

/** 128 bits in lower case, as addresses of pages are. */
function macOf(signed: string, { secretsKey }: Keys): string {
  const key = hkdfSync('sha256', Buffer.from(secretsKey, 'base64'), '', 'previews of villas', 32)
  return createHmac('sha256', Buffer.from(key)).update(signed).digest('hex').slice(0, macLength)
}

/** A villa that a link shows, until a moment in milliseconds since 1970, and the staff member who made it. */
interface Preview {
  villaId: number
  staffId: number
}

/** The path of a villa's preview, without language. */
export function previewPathOf({ villaId, staffId }: Preview, expiresAt: number, keys: Keys): string {
  const signed = [villaId, Math.floor(expiresAt / 1000), staffId].map(part => part.toString(36)).join('-')
  return `${previewPath}/${signed}-${macOf(signed, keys)}`
}

/** The preview at a path; undefined where the link is not ours, or has expired. */
export function readPreviewPath(path: string, now: number, keys: Keys): Preview | undefined {
  if (!isPreviewPath(path)) return undefined
  const token = splitLanguage(path).path.slice(previewPath.length + 1)
  const [, id = '', until = '', by = '', mac = ''] =
    /^([0-9a-z]{1,6})-([0-9a-z]{1,8})-([0-9a-z]{1,10})-([0-9a-f]{32})$/.exec(token) ?? []
  const villaId = Number.parseInt(id, 36)
  if (!Number.isSafeInteger(villaId) || villaId > 2_147_483_647) return undefined
  if (!timingSafeEqual(Buffer.from(macOf(`${id}-${until}-${by}`, keys)), Buffer.from(mac))) return undefined
  return Number.parseInt(until, 36) * 1000 > now ? { villaId, staffId: Number.parseInt(by, 36) } : undefined
}
