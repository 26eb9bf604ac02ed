import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
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

const states = ['all', 'failed', 'paused'] as const

/** What a dialog pauses or resumes: a job by its name, all `jobs`, or card `payments`. */
interface Asked {
  action: 'pause' | 'resume'
  name: string
}

/** The jobs of the site: when they run, what waits, and what has failed. */
export default function Jobs({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(states)
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
            <ListTabs
              page="/office/jobs"
              label={t('admin_jobs_which')}
              tabs={[
                { state: 'all', name: t('admin_jobs_all') },
                { state: 'failed', name: t('admin_jobs_with_failures') },
                { state: 'paused', name: t('admin_jobs_only_paused') },
              ]}
              current={state}
            />
            {state !== 'paused' && <FailedRuns me={me} mayChange={mayChange} jobs={found.jobs} />}
            <JobList
              state={state}
              of={found}
              onAsk={mayChange ? (action, name) => setAsked({ action, name }) : undefined}
            />
          </>
        )}
      </QueryBoundary>
      {asked?.action === 'pause' && <PauseDialog name={asked.name} onClose={close} />}
      {asked?.action === 'resume' && <ResumeDialog name={asked.name} onClose={close} />}
    </>
  )
}

interface JobListProps {
  state: (typeof states)[number]
  of: OfficeJobs
  /** Missing where the reader may change nothing. */
  onAsk: ((action: 'pause' | 'resume', name: string) => void) | undefined
}

/** The jobs of a tab. */
function JobList({ state, of: { jobs, allPaused }, onAsk }: JobListProps) {
  const t = useT()
  const shown = jobs.filter(({ failed, paused }) => (state === 'failed' ? failed > 0 : state === 'all' || paused))
  const titles = {
    all: t('admin_jobs_all'),
    failed: t('admin_jobs_with_failures'),
    paused: t('admin_jobs_only_paused'),
  }
  return (
    <section className={styles.part} aria-labelledby="all-jobs">
      <h2 id="all-jobs" tabIndex={-1}>
        {titles[state]}
      </h2>
      {shown.length === 0 ? (
        state !== 'all' && <p>{t(`admin_jobs_none_${state}`)}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map(job => (
            <JobRow
              key={job.name}
              job={job}
              isHeld={allPaused !== null}
              onAsk={onAsk && (action => onAsk(action, job.name))}
            />
          ))}
        </ul>
      )}
    </section>
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
