import { useState } from 'react'
import { useLocation } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { ChangeRequest } from './change-request'
import { ChangeRow } from './change-row'
import own from './changes.module.css'

type Listed = ResponseBody<Endpoints['GET /office/changes']>
type Which = 'open' | 'answered'

/** Change requests of clients; the URL holds the filter, or the request that is open. */
export function ChangeRequests({ me }: { me: StaffPerson }) {
  const query = new URLSearchParams(useLocation().search)
  const id = /^\d{1,10}$/.exec(query.get('request') ?? '')?.[0]
  if (id) return <ChangeRequest key={id} id={Number(id)} me={me} />
  return <ChangeList which={query.get('state') === 'answered' ? 'answered' : 'open'} me={me} />
}

function ChangeList({ which, me }: { which: Which; me: StaffPerson }) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(
    `changes ${which} ${me.id}`,
    signal => adminApi('GET /office/changes', { query: { state: which } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <AdminPageHeader title={t('admin_changes')} lead={t('admin_changes_lead')} />
      <nav aria-label={t('admin_changes_which')}>
        <ul className={own.tabs}>
          <li>
            <AdminLink to="/office/changes" aria-current={which === 'open' ? 'page' : undefined}>
              {t('admin_changes_open', { count: data?.open ?? '…' })}
            </AdminLink>
          </li>
          <li>
            <AdminLink to="/office/changes?state=answered" aria-current={which === 'answered' ? 'page' : undefined}>
              {t('admin_changes_answered')}
            </AdminLink>
          </li>
        </ul>
      </nav>
      <QueryBoundary data={data} failed={failed} again={again}>
        {first => <Rows key={`${which} ${first.changes.map(({ id }) => id).join()}`} first={first} which={which} />}
      </QueryBoundary>
    </>
  )
}

/** The first requests, and further ones on demand. */
function Rows({ first, which }: { first: Listed; which: Which }) {
  const t = useT()
  const [{ changes, next }, setShown] = useState<{ changes: OfficeChangeShown[]; next: number | null }>(first)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const showMore = async (cursor: number) => {
    setAsking(true)
    setProblem('')
    try {
      const more = await adminApi('GET /office/changes', { query: { state: which, cursor } })
      setShown({ changes: [...changes, ...more.changes], next: more.next })
    } catch {
      setProblem(t('form_failed'))
    }
    setAsking(false)
  }
  if (changes.length === 0) return <p role="status">{t(`admin_changes_none_${which}`)}</p>
  return (
    <>
      <ul className={styles.rows}>
        {changes.map(change => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      <FormError>{problem}</FormError>
      {next !== null && (
        <p>
          <Button variant="secondary" disabled={asking} onClick={() => void showMore(next)}>
            {t('admin_changes_more')}
          </Button>
        </p>
      )}
    </>
  )
}
