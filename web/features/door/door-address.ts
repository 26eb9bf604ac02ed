import type { UserType } from '#domain/accounts'

/** Where the log-in begins. */
export type Beginning = 'step1' | 'forgottenpassword' | 'resetpassword' | 'confirm' | 'enter' | 'address' | 'delete'

/** What the address of the log-in says (decision 53). */
export interface DoorAddress {
  userType: UserType
  beginning: Beginning
  email: string
  /** Of the link in a letter; empty where there is none. */
  token: string
}

/** Reads the address; token and e-mail have been taken out of it before. */
export function readDoorAddress(
  search: string,
  { token = '', email = '' }: { token?: string; email?: string },
): DoorAddress {
  const query = new URLSearchParams(search)
  const beginning = (): Beginning => {
    if (token && query.has('reset')) return 'resetpassword'
    if (token && query.has('confirm')) return 'confirm'
    if (token && query.has('enter')) return 'enter'
    if (token && query.has('address')) return 'address'
    if (token && query.has('delete')) return 'delete'
    return email && query.has('f') ? 'forgottenpassword' : 'step1'
  }
  return { userType: query.get('g') === '1' ? 'cosignin' : 'contact', beginning: beginning(), email, token }
}
