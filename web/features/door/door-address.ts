import type { UserType } from '#domain/accounts'

/** Where the log-in begins. */
export type Beginning = 'step1' | 'forgottenpassword' | 'resetpassword' | 'enter' | 'undo' | LetterAct

/** What the link of a letter does for who has signed in. */
export type LetterAct = (typeof letterActs)[number]
const letterActs = ['confirm', 'address', 'delete'] as const

/** What the address of the log-in says (PD-53). */
export interface DoorAddress {
  userType: UserType
  beginning: Beginning
  email: string
  /** Of the link in a letter; empty where there is none. */
  token: string
  /** The account that was here has just been deleted. */
  deleted: boolean
}

/** What is done by a link of a letter, if anything is that asks who one is. */
export const actOf = ({ beginning }: DoorAddress): LetterAct | undefined => letterActs.find(act => act === beginning)

/** Reads the address; token and e-mail have been taken out of it before. */
export function readDoorAddress(
  search: string,
  { token = '', email = '' }: { token?: string; email?: string },
): DoorAddress {
  const query = new URLSearchParams(search)
  const beginning = (): Beginning => {
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
