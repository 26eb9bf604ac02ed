import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeFeedbackShown } from '#contract/staff/office-feedback'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { orderIn } from '#domain/office-lists/lists'
import { errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { OfficePhotos } from './office-photos'
import own from './office-photos.module.css'

const path = '/office/feedback'

/** Beginning of the keys of these queries. */
const listKey = 'office feedback '

/** Feedback of guests, and whether it is published as a review. */
export function FeedbackList({ me }: { me: StaffPerson }) {
  const t = useT()
  const { query: address } = useListAddress(path)
  const state = useListState(['waiting', 'all'])
  const order = orderIn(path, address) ?? '-given'
  const key = `${listKey}${state} ${order} ${me.id}`
  return (
    <>
      <AdminPageHeader title={t('admin_feedback')} lead={t('admin_feedback_lead')} />
      <ListTabs
        page={path}
        label={t('admin_feedback_which')}
        tabs={[
          { state: 'waiting', name: t('admin_feedback_waiting') },
          { state: 'all', name: t('admin_feedback_all') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual: '-given' }}>
        <ExportList call="POST /office/feedback/csv" filter={{ state, order }} name="feedback" />
      </ListToolbar>
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: string | undefined, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor }) }
          const { feedback, next } = await adminApi('GET /office/feedback', { query }, { signal })
          return { rows: feedback, next }
        }}
        empty={t('admin_feedback_none')}
      >
        {feedback => (
          <ul className={styles.rows}>
            {feedback.map(one => (
              <FeedbackRow key={one.id} feedback={one} />
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}

const parts = ['overall', 'villa', 'place', 'service', 'value'] as const

function FeedbackRow({ feedback }: { feedback: OfficeFeedbackShown }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const mayChange = useMayChange()
  const [title, setTitle] = useState('')
  const { id, villa, reference, from, to, ratings, comments, signature, mayPublish, givenAt, decision } = feedback
  const decide = useMutation<'published' | 'withheld'>(
    chosen => adminApi('POST /office/feedback/{id}/decision', { params: { id }, body: { decision: chosen, title } }),
    listKey,
  )
  const canPublish = mayPublish && comments.trim().length > 1
  return (
    <li className={list.row}>
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
        <blockquote className={list.words} lang={feedback.language}>
          {comments}
        </blockquote>
        {signature && <p>{signature}</p>}
        {feedback.photos.length > 0 && <OfficePhotos id={id} photos={feedback.photos} />}
        <p className={styles.muted}>{t(mayPublish ? 'admin_feedback_may' : 'admin_feedback_may_not')}</p>
      </div>
      <div className={own.decide}>
        {decision && (
          <p>
            {t(`admin_feedback_${decision}`, {
              moment: moment(feedback.decidedAt ?? givenAt),
              name: feedback.decidedBy ?? 'none',
            })}
          </p>
        )}
        {canPublish && mayChange && decision !== 'published' && (
          <>
            <Input
              label={t('admin_feedback_title')}
              hint={t('admin_feedback_title_hint')}
              value={title}
              maxLength={120}
              onChange={event => setTitle(event.target.value)}
            />
            <ChangeButton disabled={decide.isSending} onClick={() => void decide.mutate('published')}>
              {t('admin_feedback_publish')}
            </ChangeButton>
          </>
        )}
        {mayPublish && decision !== 'withheld' && (
          <ChangeButton variant="secondary" disabled={decide.isSending} onClick={() => void decide.mutate('withheld')}>
            {t('admin_feedback_withhold')}
          </ChangeButton>
        )}
        {decide.error !== undefined && <FormError>{errorMessage(decide.error, t)}</FormError>}
      </div>
    </li>
  )
}
