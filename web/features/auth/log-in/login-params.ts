import type { UserType } from '#domain/people/accounts'

/** Initial step of the log-in. */
export type LoginEntryPoint = 'step1' | 'forgottenpassword' | 'resetpassword' | 'enter' | 'undo' | EmailLinkAction

/** Action of an e-mail link that requires a log-in. */
export type EmailLinkAction = (typeof letterActs)[number]
const letterActs = ['confirm', 'address', 'delete'] as const

/** Parameters of the log-in URL (PD-53). */
export interface LoginParams {
  userType: UserType
  beginning: LoginEntryPoint
  email: string
  /** From the link of an e-mail; empty without one. */
  token: string
  /** The account has just been deleted. */
  deleted: boolean
}

/** The action of an e-mail link, if it requires a log-in. */
export const emailLinkActionOf = ({ beginning }: LoginParams): EmailLinkAction | undefined =>
  letterActs.find(act => act === beginning)

/** Parses the URL; token and e-mail were removed from it before. */
export function parseLoginParams(
  search: string,
  { token = '', email = '' }: { token?: string; email?: string },
): LoginParams {
  const query = new URLSearchParams(search)
  const beginning = (): LoginEntryPoint => {
    if (token && query.has('reset')) return 'resetpassword'
    if (token && query.has('enter')) return 'enter'
    if (token && query.has('undo')) return 'undo'
    const act = letterActs.find(name => query.has(name))
    if (token && act) return act
    return email && query.has('f') ? 'forgottenpassword' : 'step1'
  }
  return {
    userType: query.get('g') === '1' ? 'cosignin' : 'contact',
    beginning: beginning(),
    email,
    token,
    deleted: query.has('deleted'),
  }
}
