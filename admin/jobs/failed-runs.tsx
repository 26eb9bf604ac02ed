import { useRef, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { FailedRun, OfficeJob } from '#contract/operations/office-jobs'
import type { StaffPerson } from '#contract/staff/staff'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useKeptFocus } from '#web/hooks/use-kept-focus'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { JobName } from './job-name'
import { useJobName } from './job-names'
import own from './jobs.module.css'

interface FailedRunsProps {
  me: StaffPerson
  mayChange: boolean
  jobs: readonly OfficeJob[]
}

/** The runs that have used up their attempts, each with the kind of its error, and retries of one or of all of a job. */
export function FailedRuns({ me, mayChange, jobs }: FailedRunsProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeptFocus()
  const [asked, setAsked] = useState<OfficeJob>()
  const nameOf = useJobName()
  const several = jobs.filter(({ failed }) => failed > 1)
  // A job of an earlier version has no row of its own.
  const count = jobs.reduce((sum, { failed }) => sum + failed, 0)
  const retry = useMutation(async ({ id, name }: FailedRun) => {
    await adminApi('POST /office/failedruns/{id}/retry', { params: { id } })
    showToast(t('admin_jobs_retried', { name: nameOf(name), count: 1 }), 'long')
  }, 'office jobs ')
  const retryOne = async (run: FailedRun) => {
    // The row goes with its button; the next one is a tab away.
    if (await retry.mutate(run)) heading.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.part} aria-labelledby="failed-runs">
      <h2 id="failed-runs" ref={heading} tabIndex={-1} className={own.heading}>
        {t('admin_jobs_failed')}
      </h2>
      {mayChange && several.length > 0 && (
        <div className={styles.actions}>
          {several.map(job => (
            <Button key={job.name} variant="secondary" onClick={() => setAsked(job)}>
              {t('admin_jobs_retry_all', { name: nameOf(job.name), count: job.failed })}
            </Button>
          ))}
        </div>
      )}
      {/* Not in the row, which can be gone: a colleague was faster. */}
      <FormError>
        {retry.error !== undefined &&
          errorMessage(retry.error, t, {
            'not-in-this-state': t('admin_jobs_retry_late'),
            'not-found': t('admin_jobs_retry_late'),
          })}
      </FormError>
      {/* The count belongs to the key: the list follows when runs fail or are retried elsewhere. */}
      <OfficeList
        queryKey={`office jobs failed ${count} ${me.id}`}
        load={async (cursor: string | undefined, signal) => {
          const query = cursor === undefined ? {} : { cursor }
          const { runs, next } = await adminApi('GET /office/failedruns', { query }, { signal })
          return { rows: runs, next }
        }}
        empty={t('admin_jobs_failed_none')}
      >
        {runs => (
          <ul className={styles.rows}>
            {runs.map(run => (
              <FailedRow
                key={run.id}
                run={run}
                isSending={retry.isSending}
                onRetry={mayChange ? () => void retryOne(run) : undefined}
              />
            ))}
          </ul>
        )}
      </OfficeList>
      {asked && (
        <ConfirmDialog
          title={t('admin_jobs_retry_ask', { name: nameOf(asked.name), count: asked.failed })}
          text={t('admin_jobs_retry_then')}
          action={t('admin_jobs_retry')}
          decline={t('admin_not_now')}
          words={{ 'not-in-this-state': t('admin_jobs_retry_none') }}
          act={async () => {
            const { count: retried } = await adminApi('POST /office/jobs/{name}/retry', {
              params: { name: asked.name },
            })
            showToast(t('admin_jobs_retried', { name: nameOf(asked.name), count: retried }), 'long')
          }}
          invalidates="office jobs "
          onDone={() => {
            keepFocus(() => heading.current)
            setAsked(undefined)
          }}
          onClose={() => {
            setAsked(undefined)
            invalidateQueries('office jobs ')
          }}
        />
      )}
    </section>
  )
}

interface FailedRowProps {
  run: FailedRun
  isSending: boolean
  onRetry: (() => void) | undefined
}

function FailedRow({ run: { id, name, failedAt, attempts, reason }, isSending, onRetry }: FailedRowProps) {
  const t = useT()
  const nameOf = useJobName()
  const moment = useMoment()
  return (
    <li className={`${list.row} ${own.run}`}>
      <div className={styles.meta}>
        <JobName name={name} />
        <p className={styles.muted}>{moment(failedAt)}</p>
      </div>
      <div className={styles.meta}>
        <p className={list.overdue}>{reason || t('admin_jobs_no_reason')}</p>
        <p className={styles.muted}>
          {t('admin_jobs_attempts', { count: attempts })} · <span className={own.id}>{id}</span>
        </p>
      </div>
      {onRetry && (
        <Button
          variant="secondary"
          className={own.action}
          aria-disabled={isSending}
          aria-label={t('admin_jobs_retry_of', { name: nameOf(name), at: moment(failedAt) })}
          onClick={onRetry}
        >
          {t('admin_jobs_retry')}
        </Button>
      )}
    </li>
  )
}
