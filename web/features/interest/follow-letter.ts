import type { NavigateFunction } from 'react-router'
import { pageAreaOf } from '#domain/areas'
import { interestFlagOf } from '#domain/interest-flags'
import { localPath, splitLanguage } from '#domain/language'
import { api } from '#web/api'
import { addressSecrets, forgetAddressSecrets, itemIn } from '#web/features/session/public'

/**
 * Notes what the address says, and answers whether it was taken. The token leaves the address before it is sent: it
 * would be kept in histories and passed on with the page. A link that is no longer known asks nothing of who follows it.
 */
export async function noteInterest(navigate: NavigateFunction): Promise<boolean> {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const flagname = interestFlagOf(query.get('ct') ?? '')
  // In the areas of clients it has been taken out already.
  const token = query.get('t') ?? addressSecrets().token
  if (!flagname || !token) return false
  forgetAddressSecrets()
  query.delete('ct')
  query.delete('t')
  void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
  const headers = { token }
  const noted =
    flagname === 'mallorcainterest'
      ? api('POST /core/contacts/mallorcainterest/bytoken', { headers })
      : api('POST /core/contacts/setflag/{flagname}/bytoken', { params: { flagname }, headers })
  return noted.then(
    () => true,
    () => false,
  )
}

/**
 * Leads to where the item of a booking that the address names is opened; false where it names none, or one is there. It
 * is another area of the site, and so another document.
 */
export function openBooking(): boolean {
  const { pathname, search } = location
  const item = itemIn(search)
  if (item === undefined || pageAreaOf(pathname) !== 'public') return false
  location.replace(`${localPath('/account', splitLanguage(pathname).language)}?bid=${item}`)
  return true
}
