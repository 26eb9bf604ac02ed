import type { NavigateFunction } from 'react-router'
import { pageAreaOf } from '#domain/areas'
import { interestFlagOf } from '#domain/interest-flags'
import { localPath, splitLanguage } from '#domain/language'
import { splitSecrets } from '#domain/link-secrets'
import { api } from '#web/api'
import { addressSecrets, forgetAddressSecrets, itemIn } from '#web/features/session/public'

/**
 * Notes what the address says, and answers whether it was taken. The token leaves the address before it is sent: it
 * would be kept in histories and passed on with the page. A link that is no longer known asks nothing of who follows it.
 */
export async function noteInterest(navigate: NavigateFunction): Promise<boolean> {
  const { pathname, search, hash } = location
  const left = splitSecrets({ search, hash })
  const query = new URLSearchParams(left.search)
  const flagname = interestFlagOf(query.get('ct') ?? '')
  // In the areas of clients it has been taken out already.
  const token = left.secrets.t ?? addressSecrets().token
  const noted = flagname && token ? { flagname, headers: { token } } : undefined
  if (noted) {
    forgetAddressSecrets()
    query.delete('ct')
  }
  const tidy = { pathname, search: query.toString(), hash: left.hash }
  if (noted || left.search !== search || left.hash !== hash)
    void navigate(tidy, { replace: true, preventScrollReset: true })
  if (!noted) return false
  const { headers } = noted
  const sent =
    noted.flagname === 'mallorcainterest'
      ? api('POST /core/contacts/mallorcainterest/bytoken', { headers })
      : api('POST /core/contacts/setflag/{flagname}/bytoken', { params: { flagname: noted.flagname }, headers })
  return sent.then(
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
