import type { NavigateFunction } from 'react-router'
import { interestFlagOf } from '#domain/content/interest-flags'
import { pageAreaOf } from '#domain/content/page-areas'
import { splitSecrets } from '#domain/people/link-secrets'
import { parseIdParam } from '#domain/text/id'
import { localPath, splitLanguage } from '#domain/text/language'
import { clearUrlSecrets, getUrlSecrets } from '#web/features/session/public'
import { api } from '#web/lib/api-client'

/**
 * Records the interest in the URL and returns whether the server accepted it. The token leaves the URL before it is
 * sent, so that it reaches neither history nor referrer. An unknown link shows nothing.
 */
export async function noteInterest(navigate: NavigateFunction): Promise<boolean> {
  const { pathname, search, hash } = location
  const left = splitSecrets({ search, hash })
  const query = new URLSearchParams(left.search)
  const flagname = interestFlagOf(query.get('ct') ?? '')
  // In the client area it has already been removed from the URL.
  const token = left.secrets.t ?? getUrlSecrets().token
  const noted = flagname && token ? { flagname, headers: { token } } : undefined
  if (noted) {
    clearUrlSecrets()
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
 * Opens the booking item that the URL names; false without one, or if its page is open. It is another area of the
 * site, hence a new document.
 */
export function openBooking(): boolean {
  const { pathname, search } = location
  const item = parseIdParam(search, 'bid')
  if (item === undefined || pageAreaOf(pathname) !== 'public') return false
  location.replace(`${localPath('/account', splitLanguage(pathname).language)}?bid=${item}`)
  return true
}
