import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import { bulkProgress } from '#domain/office-lists/bulk-actions'
import { useT } from '#web/messages'
import { bulkKey } from './bulk-run'

/** The runs on many records, the newest first. */
export function BulkRuns({ me }: { me: StaffPerson }) {
  const t = useT()
  const moment = useMoment()
  return (
    <>
      <AdminPageHeader title={t('admin_bulk')} lead={t('admin_bulk_lead')} />
      <OfficeList
        queryKey={`${bulkKey}list ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = cursor === undefined ? {} : { cursor }
          const { runs, next } = await adminApi('GET /office/bulk', { query }, { signal })
          return { rows: runs, next }
        }}
        empty={t('admin_bulk_none')}
      >
        {runs => (
          <ul className={styles.rows}>
            {runs.map(run => (
              <li key={run.id} className={list.row}>
                <p className={`${styles.rowName} ${list.action}`}>
                  <AdminLink to={`/office/bulk/${run.id}`}>
                    {t(`admin_bulk_title_${run.action}`, { count: run.total })}
                  </AdminLink>
                </p>
                <p className={styles.muted}>
                  {t('admin_bulk_begun', {
                    author: run.author ?? t('admin_bulk_nobody'),
                    moment: moment(run.startedAt),
                  })}
                </p>
                <p>
                  {run.ended === null
                    ? t('admin_bulk_running', { percent: bulkProgress(run) })
                    : t(`admin_bulk_${run.ended}`, { done: run.done, total: run.total })}
                </p>
                {run.failed > 0 && (
                  <p className={list.overdue}>{t('admin_bulk_failed_count', { count: run.failed })}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}
