import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { interestFlagOf } from '#domain/interest-flags'
import { api } from '#web/api'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'

/**
 * On any page, `ct` and `t` of a link in a letter say what its reader is interested in (decision 53). The token leaves
 * the address at once: it would be kept in histories and passed on with the page.
 */
export function InterestByLink() {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const flagname = interestFlagOf(query.get('ct') ?? '')
    const token = query.get('t')
    if (!flagname || !token) return
    query.delete('ct')
    query.delete('t')
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    const call =
      flagname === 'mallorcainterest'
        ? api('POST /core/contacts/mallorcainterest/bytoken', { headers: { token } })
        : api('POST /core/contacts/setflag/{flagname}/bytoken', { params: { flagname }, headers: { token } })
    call.then(
      () => notify(t('interest_noted'), 'long'),
      // A link that is no longer known asks nothing of who follows it.
      () => {},
    )
  }, [pathname, search, hash, navigate, t])
  return null
}
