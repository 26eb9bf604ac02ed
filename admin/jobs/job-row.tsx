import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeJob } from '#contract/operations/office-jobs'
import { useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { Button } from '#web/ui/button'
import { JobName } from './job-name'
import { useJobName } from './job-names'
import own from './jobs.module.css'
import { useSchedule } from './use-schedule'

interface JobRowProps {
  job: OfficeJob
  /** All jobs are paused. */
  isHeld: boolean
  /** Missing where the reader may change nothing. */
  onAsk: ((action: 'pause' | 'resume') => void) | undefined
}

/** A job with its schedule, its last and next run, and what waits. */
export function JobRow({ job, isHeld, onAsk }: JobRowProps) {
  const t = useT()
  const moment = useMoment()
  const schedule = useSchedule()
  const nameOf = useJobName()
  const { name, lastRun, nextRun, paused, waiting, waitingSince, retrying, active, failed } = job
  const action = paused ? 'resume' : 'pause'
  return (
    <li className={`${list.row} ${own.job}`}>
      <div className={styles.meta}>
        <JobName name={name} />
        <p className={styles.muted}>{job.schedule ? schedule(job.schedule) : t('admin_jobs_on_change')}</p>
        {paused && (
          <p className={own.paused}>
            <Badge tone="ask">{t('admin_jobs_paused')}</Badge>{' '}
            <span className={styles.muted}>
              {t('admin_jobs_paused_since', { since: moment(paused.since) })}{' '}
              {paused.reason && t('admin_jobs_reason', { reason: paused.reason })}
            </span>
          </p>
        )}
      </div>
      <div className={styles.meta}>
        <p className={lastRun?.result === 'failed' ? list.overdue : undefined}>
          {lastRun ? t(`admin_jobs_last_${lastRun.result}`, { at: moment(lastRun.at) }) : t('admin_jobs_last_none')}
        </p>
        {nextRun && <p className={styles.muted}>{t('admin_jobs_next', { at: moment(nextRun) })}</p>}
        {job.schedule && (paused || isHeld) && <p className={styles.muted}>{t('admin_jobs_next_paused')}</p>}
      </div>
      <div className={styles.meta}>
        {failed > 0 && <p className={list.overdue}>{t('admin_jobs_failed_count', { count: failed })}</p>}
        {retrying > 0 && <p>{t('admin_jobs_retrying', { count: retrying })}</p>}
        {active > 0 && <p>{t('admin_jobs_active', { count: active })}</p>}
        {waiting > 0 && <p>{t('admin_jobs_waiting', { count: waiting })}</p>}
        {waitingSince && waiting + retrying > 0 && (
          <p className={styles.muted}>{t('admin_jobs_waiting_since', { since: moment(waitingSince) })}</p>
        )}
        {failed + retrying + active + waiting === 0 && <p className={styles.muted}>{t('admin_jobs_nothing')}</p>}
      </div>
      {onAsk && (
        <Button
          variant="secondary"
          className={own.action}
          aria-label={t(`admin_jobs_${action}_of`, { name: nameOf(name) })}
          onClick={() => onAsk(action)}
        >
          {t(`admin_jobs_${action}`)}
        </Button>
      )}
    </li>
  )
}
