import { Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { RecordPage } from '#admin/ui/record-page'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import { useDraftState } from '#web/features/forms/public'
import { useDebouncedValue, useLastDefined } from '#web/hooks/use-debounced-value'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { AnswerDue } from './answer-due'
import { AnswerForm } from './answer-form'
import { ComparedStays } from './compared-stays'
import { Consequences } from './consequences'

/** Debounce of the price in milliseconds, so that the server does not compute each digit. */
const debounceMs = 500

/** A price that the server reads; other texts are no price. */
const isPrice = (text: string) => /^\d{1,8}(\.\d{1,2})?$/.test(text)

/** A request and its comparison at a price; null for a request that does not exist. */
function useChangeRequest(id: number, me: StaffPerson, price: string | undefined) {
  const lang = useLanguage()
  return useQuery(
    `change ${id} ${price ?? ''} ${lang} ${me.id}`,
    async signal => {
      try {
        const query = { lang, ...(price !== undefined && { price }) }
        return { shown: await adminApi('GET /office/changes/{id}', { params: { id }, query }, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { shown: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
}

/** Draft of an answer: another member of staff at the same computer does not see it. */
const answerDraft = (id: number, me: StaffPerson) => `answer ${id} ${me.id}`

/** One change request: the stay as booked beside the stay as requested, and the answer. */
export function ChangeRequest({ id, me }: { id: number; me: StaffPerson }) {
  const t = useT()
  const draft = answerDraft(id, me)
  const [price, setPrice] = useDraftState(draft, 'price')
  const asked = useDebouncedValue(price !== undefined && isPrice(price) ? price : undefined, debounceMs)
  const { data, isError: failed, refetch: again } = useChangeRequest(id, me, asked)
  // Another price replaces the figures once they have arrived.
  const last = useLastDefined(data)
  return (
    <RecordPage title={t('admin_changes')} data={last} failed={failed} again={again}>
      {({ shown }) =>
        shown ? (
          <Shown
            shown={shown}
            draft={draft}
            price={price}
            isCurrent={data !== undefined && (price === undefined || price === asked)}
            onPrice={setPrice}
            onAnswered={again}
          />
        ) : (
          <>
            <AdminPageHeader title={t('admin_changes')} lead={t('admin_change_gone')} />
            <BackToList />
          </>
        )
      }
    </RecordPage>
  )
}

function BackToList() {
  const t = useT()
  return (
    <p>
      <AdminLink to="/office/changes">{t('admin_change_back')}</AdminLink>
    </p>
  )
}

interface ShownProps {
  draft: string
  shown: NonNullable<NonNullable<ReturnType<typeof useChangeRequest>['data']>['shown']>
  price: string | undefined
  /** The figures are those of the typed price. */
  isCurrent: boolean
  onPrice: (price: string) => void
  onAnswered: () => void
}

function Shown({ shown: { change, comparison }, draft, price, isCurrent, onPrice, onAnswered }: ShownProps) {
  const t = useT()
  const moment = useMoment()
  const { villa, reference, name, email, askedAt, note, state, answer, answeredAt, answeredBy } = change
  return (
    <>
      <BackToList />
      <AdminPageHeader
        title={villa}
        lead={
          <>
            {reference} · {name || t('admin_bookings_no_name')}
            {email && (
              <>
                {' · '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </>
        }
      />
      <div className={styles.part}>
        <p>{t('admin_change_asked', { moment: moment(askedAt) })}</p>
        {state === 'asked' && <AnswerDue change={change} />}
        {state !== 'asked' && (
          <p role="status" className={styles.note}>
            {t(`admin_change_closed_${state}`, { moment: moment(answeredAt ?? askedAt), name: answeredBy ?? 'none' })}
          </p>
        )}
      </div>
      {note && <Quoted title={t('admin_change_note')} words={note} />}
      {answer && <Quoted title={t('admin_change_answered_with')} words={answer} />}
      <ComparedStays change={change} comparison={comparison} isCurrent={isCurrent} />
      {comparison && (
        <>
          <Consequences change={change} comparison={comparison} />
          <Changes>
            <AnswerForm
              draft={draft}
              change={change}
              comparison={comparison}
              price={price}
              isCurrent={isCurrent}
              onPrice={onPrice}
              onAnswered={onAnswered}
            />
          </Changes>
        </>
      )}
    </>
  )
}

function Quoted({ title, words }: { title: string; words: string }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <blockquote className={list.words}>{words}</blockquote>
    </section>
  )
}
