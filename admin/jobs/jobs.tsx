import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useMoment } from '#admin/ui/use-moment'
import type { JobPause, OfficeJobs } from '#contract/operations/office-jobs'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { FailedRuns } from './failed-runs'
import { JobRow } from './job-row'
import own from './jobs.module.css'
import { PauseDialog } from './pause-dialog'
import { ResumeDialog } from './resume-dialog'

/** Beginning of the keys of these queries. */
export const jobsKey = 'office jobs '

const refreshMs = 15_000

/** What a dialog pauses or resumes: a job by its name, all `jobs`, or card `payments`. */
interface Asked {
  action: 'pause' | 'resume'
  name: string
}

/** The jobs of the site: when they run, what waits, and what has failed. */
export default function Jobs({ me }: { me: StaffPerson }) {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const { data, isError, refetch } = useQuery(
    `${jobsKey}list ${me.id}`,
    signal => adminApi('GET /office/jobs', undefined, { signal }),
    { staleTime: 0, refetchInterval: refreshMs },
  )
  const mayChange = !me.readsOnly.includes('accounts')
  const close = () => setAsked(undefined)
  return (
    <>
      <AdminPageHeader title={t('admin_jobs')} lead={t('admin_jobs_lead')}>
        {mayChange && data && !data.allPaused && (
          <Button variant="secondary" onClick={() => setAsked({ action: 'pause', name: 'jobs' })}>
            {t('admin_jobs_pause_all')}
          </Button>
        )}
      </AdminPageHeader>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {found => (
          <>
            <Notices of={found} onResume={mayChange ? name => setAsked({ action: 'resume', name }) : undefined} />
            <FailedRuns me={me} mayChange={mayChange} jobs={found.jobs} />
            <section className={styles.part} aria-labelledby="all-jobs">
              <h2 id="all-jobs" tabIndex={-1}>
                {t('admin_jobs_all')}
              </h2>
              <ul className={styles.rows}>
                {found.jobs.map(job => (
                  <JobRow
                    key={job.name}
                    job={job}
                    isHeld={found.allPaused !== null}
                    onAsk={mayChange ? action => setAsked({ action, name: job.name }) : undefined}
                  />
                ))}
              </ul>
            </section>
          </>
        )}
      </QueryBoundary>
      {asked?.action === 'pause' && <PauseDialog name={asked.name} onClose={close} />}
      {asked?.action === 'resume' && <ResumeDialog name={asked.name} onClose={close} />}
    </>
  )
}

interface NoticesProps {
  of: OfficeJobs
  /** Missing where the reader may change nothing. */
  onResume: ((name: 'jobs' | 'payments') => void) | undefined
}

/** What holds all jobs back or has switched payments off, and the last restore on trial. */
function Notices({ of: { allPaused, paymentsPaused, offByConfiguration, restoredAt }, onResume }: NoticesProps) {
  const t = useT()
  const moment = useMoment()
  const pauses: ['jobs' | 'payments', JobPause | null][] = [
    ['jobs', allPaused],
    ['payments', paymentsPaused],
  ]
  return (
    <div className={own.notices}>
      {offByConfiguration && (
        <p className={styles.note}>
          <strong>{t('admin_jobs_off')}</strong> {t('admin_jobs_off_text')}
        </p>
      )}
      {pauses.map(
        ([name, pause]) =>
          pause && (
            <div key={name} className={`${styles.note} ${own.notice}`}>
              <p>
                <strong>{t(`admin_jobs_paused_${name}`, { since: moment(pause.since) })}</strong>{' '}
                {pause.reason && t('admin_jobs_reason', { reason: pause.reason })}
              </p>
              {onResume && (
                <Button variant="secondary" onClick={() => onResume(name)}>
                  {t(`admin_jobs_resume_${name}`)}
                </Button>
              )}
            </div>
          ),
      )}
      <p className={styles.muted}>
        {restoredAt === null ? t('admin_jobs_no_trial') : t('admin_jobs_trial', { at: moment(restoredAt) })}
      </p>
    </div>
  )
}
