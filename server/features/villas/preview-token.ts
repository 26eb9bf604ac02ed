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

/** The path of a villa's preview, without language, until a moment in milliseconds since 1970. */
export function previewPathOf(villaId: number, expiresAt: number, keys: Keys): string {
  const signed = `${villaId.toString(36)}-${Math.floor(expiresAt / 1000).toString(36)}`
  return `${previewPath}/${signed}-${macOf(signed, keys)}`
}

/** The villa whose preview is at a path; undefined where the link is not ours, or has expired. */
export function readPreviewPath(path: string, now: number, keys: Keys): number | undefined {
  if (!isPreviewPath(path)) return undefined
  const token = splitLanguage(path).path.slice(previewPath.length + 1)
  const [, id = '', until = '', mac = ''] = /^([0-9a-z]{1,6})-([0-9a-z]{1,8})-([0-9a-f]{32})$/.exec(token) ?? []
  const villaId = Number.parseInt(id, 36)
  if (!Number.isSafeInteger(villaId) || villaId > 2_147_483_647) return undefined
  if (!timingSafeEqual(Buffer.from(macOf(`${id}-${until}`, keys)), Buffer.from(mac))) return undefined
  return Number.parseInt(until, 36) * 1000 > now ? villaId : undefined
}
