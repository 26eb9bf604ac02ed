import { adminApi } from '#admin/session/staff-session-instance'
import { PermissionList } from '#admin/staff/permission-list'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { maxCounted, type TodayCount, todayCounts, todayCountsFor } from '#domain/access/today-counts'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import own from './admin-home.module.css'

/** The counts are refreshed this often while the page is open, in milliseconds. */
const refreshMs = 60_000

/** Start page: what waits today, by the permissions of the staff member. */
export function AdminHome({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <>
      <AdminPageHeader title={t('admin_welcome', { name: me.name })} lead={t('admin_session_text')} />
      {todayCountsFor(me.permissions).length > 0 && <Today me={me} />}
      <section className={styles.part}>
        <h2>{t('admin_may')}</h2>
        <PermissionList of={me.permissions} />
        <p className={styles.muted}>{t('admin_may_text')}</p>
      </section>
    </>
  )
}

function Today({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(
    `office today ${me.id}`,
    signal => adminApi('GET /office/today', undefined, { signal }),
    { staleTime: 0, refetchInterval: refreshMs },
  )
  return (
    <section className={styles.part} aria-labelledby="today">
      <h2 id="today">{t('admin_today')}</h2>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ counts }) => {
          const waiting = counts.filter(({ count }) => count > 0)
          const clear = counts.filter(({ count }) => count === 0)
          return (
            <>
              {waiting.length > 0 && (
                <ul className={own.counts}>
                  {waiting.map(({ name, count }) => (
                    <li key={name}>
                      <Count name={name} count={count} />
                    </li>
                  ))}
                </ul>
              )}
              <Clear names={clear.map(({ name }) => name)} isAll={waiting.length === 0} />
            </>
          )
        }}
      </QueryBoundary>
    </section>
  )
}

function Count({ name, count }: { name: TodayCount; count: number }) {
  const t = useT()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language).format(Math.min(count, maxCounted - 1))
  return (
    <AdminLink to={todayCounts[name].to} className={own.count}>
      <span className={own.number}>{count >= maxCounted ? `${number}+` : number}</span>
      <span>{t(`admin_today_${name}`, { count })}</span>
    </AdminLink>
  )
}

/** The lists on which nothing waits. */
function Clear({ names, isAll }: { names: readonly TodayCount[]; isAll: boolean }) {
  const t = useT()
  const language = useLanguage()
  if (names.length === 0) return null
  if (isAll) return <p className={styles.muted}>{t('admin_today_clear')}</p>
  const lists = new Intl.ListFormat(language).format(names.map(name => t(`admin_today_list_${name}`)))
  return <p className={styles.muted}>{t('admin_today_clear_of', { lists })}</p>
}
