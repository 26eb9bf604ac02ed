import { useState } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '#admin/changes/answer-due'
import own from '#admin/changes/changes.module.css'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { OfficeFeedbackShown } from '#contract/staff/office-feedback'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { errorMessage } from '#web/features/forms/public'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'

/** Feedback of guests, and whether it is published as a review. */
export function FeedbackList({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = new URLSearchParams(useLocation().search).get('state') === 'all' ? 'all' : 'waiting'
  const key = `office feedback ${state} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/feedback', { query: { state } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <AdminPageHeader title={t('admin_feedback')} lead={t('admin_feedback_lead')} />
      <nav aria-label={t('admin_feedback_which')}>
        <ul className={own.tabs}>
          <li>
            <AdminLink to="/office/feedback" aria-current={state === 'waiting' ? 'page' : undefined}>
              {t('admin_feedback_waiting')}
            </AdminLink>
          </li>
          <li>
            <AdminLink to="/office/feedback?state=all" aria-current={state === 'all' ? 'page' : undefined}>
              {t('admin_feedback_all')}
            </AdminLink>
          </li>
        </ul>
      </nav>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ feedback }) =>
          feedback.length === 0 ? (
            <p role="status">{t('admin_feedback_none')}</p>
          ) : (
            <ul className={styles.rows}>
              {feedback.map(one => (
                <FeedbackRow key={one.id} feedback={one} listKey={key} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </>
  )
}

const parts = ['overall', 'villa', 'place', 'service', 'value'] as const

function FeedbackRow({ feedback, listKey }: { feedback: OfficeFeedbackShown; listKey: string }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const [title, setTitle] = useState('')
  const { id, villa, reference, from, to, ratings, comments, signature, mayPublish, givenAt, decision } = feedback
  const decide = useMutation<'published' | 'withheld'>(
    chosen => adminApi('POST /office/feedback/{id}/decision', { params: { id }, body: { decision: chosen, title } }),
    listKey,
  )
  const canPublish = mayPublish && comments.trim().length > 1
  return (
    <li className={own.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>
          {reference} · {formatDays({ from, to }, language)}
        </p>
        <p className={styles.muted}>{moment(givenAt)}</p>
        <ul>
          {parts.map(part => (
            <li key={part}>{t('admin_feedback_rating', { part, stars: ratings[part] ?? 0 })}</li>
          ))}
        </ul>
      </div>
      <div className={styles.meta}>
        <blockquote className={own.words} lang={feedback.language}>
          {comments}
        </blockquote>
        {signature && <p>{signature}</p>}
        <p className={styles.muted}>{t(mayPublish ? 'admin_feedback_may' : 'admin_feedback_may_not')}</p>
      </div>
      <div className={styles.meta}>
        {decision && (
          <p>
            {t(`admin_feedback_${decision}`, {
              moment: moment(feedback.decidedAt ?? givenAt),
              name: feedback.decidedBy ?? 'none',
            })}
          </p>
        )}
        {canPublish && decision !== 'published' && (
          <>
            <Input
              label={t('admin_feedback_title')}
              hint={t('admin_feedback_title_hint')}
              value={title}
              maxLength={120}
              onChange={event => setTitle(event.target.value)}
            />
            <Button disabled={decide.isSending} onClick={() => void decide.mutate('published')}>
              {t('admin_feedback_publish')}
            </Button>
          </>
        )}
        {mayPublish && decision !== 'withheld' && (
          <Button variant="secondary" disabled={decide.isSending} onClick={() => void decide.mutate('withheld')}>
            {t('admin_feedback_withhold')}
          </Button>
        )}
        {decide.error !== undefined && <FormError>{errorMessage(decide.error, t)}</FormError>}
      </div>
    </li>
  )
}
