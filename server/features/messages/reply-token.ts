import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Configuration } from '#server/platform/config/configuration'

type Keys = Pick<Configuration, 'secretsKey'>

const macLength = 24

/** 96 bits in lower case: mail servers may change the case of an address. */
const macOf = (conversationId: number, { secretsKey }: Keys): string => {
  const key = hkdfSync('sha256', Buffer.from(secretsKey, 'base64'), '', 'addresses for replies', 32)
  return createHmac('sha256', Buffer.from(key)).update(String(conversationId)).digest('hex').slice(0, macLength)
}

/** The token of the address by which a person replies to messages of their conversation. */
export const replyTokenOf = (conversationId: number, keys: Keys): string =>
  `${conversationId.toString(36)}-${macOf(conversationId, keys)}`

/** The conversation of a token; undefined where the token is not ours. */
export function readReplyToken(token: string, keys: Keys): number | undefined {
  const [, id = '', mac = ''] = /^([0-9a-z]{1,7})-([0-9a-f]{24})$/.exec(token) ?? []
  const conversationId = Number.parseInt(id, 36)
  if (!Number.isSafeInteger(conversationId) || conversationId > 2_147_483_647) return undefined
  return timingSafeEqual(Buffer.from(macOf(conversationId, keys)), Buffer.from(mac)) ? conversationId : undefined
}
