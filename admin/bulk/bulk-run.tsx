import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { RecordPage } from '#admin/ui/record-page'
import { useMoment } from '#admin/ui/use-moment'
import type { BulkRunShown } from '#contract/staff/bulk-runs'
import type { StaffPerson } from '#contract/staff/staff'
import { bulkActions, bulkProgress } from '#domain/office-lists/bulk-actions'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import own from './bulk.module.css'
import { BulkFailures } from './bulk-failures'
import { RunActions } from './run-actions'

const pollEveryMs = 1000

/** Beginning of the keys of these queries. */
export const bulkKey = 'bulk runs '

/** A run on many records: how far it is, and what could not be changed. */
export function BulkRun({ runId, me }: { runId: number; me: StaffPerson }) {
  const t = useT()
  const [isEnded, setEnded] = useState(false)
  const { data, isError, refetch } = useQuery(
    `${bulkKey}${runId} ${me.id}`,
    async signal => {
      try {
        return { run: await adminApi('GET /office/bulk/{id}', { params: { id: runId } }, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { run: null }
        throw error
      }
    },
    { staleTime: 0, ...(!isEnded && { refetchInterval: pollEveryMs }) },
  )
  const hasEnded = data !== undefined && data.run?.ended !== null
  if (hasEnded !== isEnded) setEnded(hasEnded)
  return (
    <>
      <p>
        <AdminLink to="/office/bulk">{t('admin_bulk_all')}</AdminLink>
      </p>
      <RecordPage title={t('admin_bulk')} data={data} failed={isError} again={refetch}>
        {({ run }) =>
          run ? (
            <Run run={run} me={me} onChanged={refetch} />
          ) : (
            <AdminPageHeader title={t('admin_bulk')} lead={t('admin_bulk_gone')} />
          )
        }
      </RecordPage>
    </>
  )
}

interface RunProps {
  run: BulkRunShown
  me: StaffPerson
  onChanged: () => void
}

function Run({ run, me, onChanged }: RunProps) {
  const t = useT()
  const moment = useMoment()
  const { id, action, author, startedAt, ended, total, done, failed, waiting, retryOf } = run
  const percent = bulkProgress(run)
  const unchanged = failed + waiting
  return (
    <>
      <AdminPageHeader
        title={t(`admin_bulk_title_${action}`, { count: total })}
        lead={t('admin_bulk_begun', { author: author ?? t('admin_bulk_nobody'), moment: moment(startedAt) })}
      />
      <section className={styles.part} aria-label={t('admin_bulk_progress')}>
        <progress className={own.progress} max={100} value={percent} aria-label={t('admin_bulk_progress')} />
        <p role="status">
          {ended === null ? t('admin_bulk_running', { percent }) : t(`admin_bulk_${ended}`, { done, total })}
        </p>
        <dl className={own.facts}>
          {(
            [
              ['admin_bulk_done', done],
              ['admin_bulk_failed', failed],
              [ended === null ? 'admin_bulk_waiting' : 'admin_bulk_not_tried', waiting],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RunActions run={run} onChanged={onChanged} />
        {retryOf !== null && (
          <p>
            <AdminLink to={`/office/bulk/${retryOf}`}>{t('admin_bulk_retry_of')}</AdminLink>
          </p>
        )}
        <p>
          <AdminLink to={bulkActions[action].list}>{t('admin_bulk_back')}</AdminLink>
        </p>
      </section>
      {ended !== null && unchanged > 0 && (
        <section className={styles.part} aria-labelledby="failures">
          <div className={list.bar}>
            <h2 id="failures" className={styles.rowName}>
              {t('admin_bulk_failures', { count: unchanged })}
            </h2>
            <ExportList call="POST /office/bulk/csv" filter={{ runId: id }} name={`bulk-run-${id}`} />
          </div>
          <BulkFailures run={run} me={me} />
        </section>
      )}
    </>
  )
}
