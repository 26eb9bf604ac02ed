import { useRef } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { PlannedExperience } from '#contract/extras/itineraries'
import type { PageOf } from '#contract/pages'
import { formatWeekday } from '#domain/calendar/formats'
import { isBookable, isWaiting, selectedOf } from '#domain/itinerary/plan'
import { localPath } from '#domain/text/language'
import { DepositText, ServiceTermsText } from '#web/features/service-terms/public'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { cx } from '#web/ui/cx'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import own from './basket.module.css'
import { EnquiryForm } from './enquiry-form'
import { allPlanned, statusName } from './plan-edits'
import styles from './planner.module.css'
import { SelectedBooking } from './selected-booking'
import { offeredOf, toPlanInput, useOffered, usePlan } from './use-plan'
import { usePlanMoney } from './use-plan-money'

/** The basket of planned experiences (89): what can be paid, and what waits for an answer. */
export default function ExperiencesBasket({ page }: { page: PageOf<'own'> }) {
  return (
    <SelectedBooking page={page}>
      {(bookingId, contact) => <BasketOf key={bookingId} bookingId={bookingId} contact={contact} />}
    </SelectedBooking>
  )
}

/** The basket of one stay. */
export function BasketOf({ bookingId, contact }: { bookingId: number; contact: CurrentContact }) {
  const t = useT()
  const language = useLanguage()
  const { plan, isError, refetch, problem, save, request, consolidate } = usePlan(bookingId, contact)
  const offered = useOffered(bookingId, contact)
  const money = usePlanMoney(plan?.currencyId ?? 1)
  const isSending = useRef(false)
  if (!plan || !offered.data)
    return (
      <QueryFallback
        failed={isError || offered.isError}
        again={() => {
          refetch()
          offered.refetch()
        }}
      />
    )
  const readOnly = !plan.open || contact.loggedInAsContactAdmin
  const planned = allPlanned(plan)
  const payable = planned.filter(item => isBookable(item) && item.problem === null)
  const toAsk = planned.filter(({ status, problem: why }) => status === 0 && why === null)
  const waiting = planned.filter(isWaiting)
  const impossible = planned.filter(item => item.problem !== null)
  const selected = selectedOf(payable)
  const total = selected.reduce((sum, { quotedPrice }) => sum + (quotedPrice ?? 0), 0)
  const nameOf = (item: PlannedExperience) =>
    offeredOf(offered.data?.experiences ?? [], item)?.name ?? t('planner_not_offered')
  const line = (item: PlannedExperience) =>
    [
      formatWeekday(item.date, language),
      t('planner_party', { adults: item.adults, children: item.children }),
      t('planner_status', { status: statusName(item.status) }),
    ].join(' · ')
  const pay = async () => {
    if (isSending.current) return
    isSending.current = true
    const itemIds = await consolidate(selected)
    isSending.current = false
    // The checkout has policies of its own, which a new document brings.
    if (itemIds)
      location.assign(
        `${localPath('/secure/experiences/checkout', language)}?booking=${bookingId}&items=${itemIds.join('-')}`,
      )
  }
  const select = (item: PlannedExperience, isSelected: boolean) =>
    void save({ ...toPlanInput(item), selected: isSelected }, '')
  return (
    <div className={styles.planner}>
      <p className={styles.villa}>{plan.villa}</p>
      {problem && <FormError>{problem}</FormError>}
      <section className={styles.part} aria-labelledby="basket-payable">
        <h2 id="basket-payable">{t('planner_payable')}</h2>
        {payable.length === 0 ? (
          <p>{t('planner_nothing_payable')}</p>
        ) : (
          <ul className={own.rows}>
            {payable.map(item => (
              <li key={item.uuid} className={own.row}>
                <Checkbox
                  choice={item.selected ? 'all' : 'none'}
                  disabled={readOnly}
                  onChange={event => select(item, event.currentTarget.checked)}
                >
                  {nameOf(item)}
                </Checkbox>
                <p className={styles.muted}>{line(item)}</p>
                <p className={styles.price}>{item.quotedPrice !== null && money(item.quotedPrice)}</p>
                <div className={cx(styles.muted, own.wide)}>
                  {item.deposit && <DepositText deposit={item.deposit} money={money} />}
                  <ServiceTermsText terms={item.terms} day={item.date} />
                </div>
                {item.previousPrice !== null && item.quotedPrice !== null && (
                  <p className={cx(styles.changed, own.wide)}>
                    {t('planner_price_was', {
                      amount: money(item.previousPrice),
                      difference: money(item.quotedPrice - item.previousPrice),
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {selected.length > 0 && (
          <p className={own.total}>
            {t('planner_total', { count: selected.length })} <strong>{money(total)}</strong>
          </p>
        )}
        <p className={styles.actions}>
          {!readOnly && selected.length > 0 && <Button onClick={() => void pay()}>{t('planner_to_checkout')}</Button>}
          <ButtonLink variant="secondary" to={`/secure/experiences-planner?booking=${bookingId}`}>
            {t('planner_back')}
          </ButtonLink>
        </p>
        {selected.length > 0 && <p className={styles.muted}>{t('planner_kept')}</p>}
      </section>
      {toAsk.length > 0 && (
        <section className={styles.part} aria-labelledby="basket-ask">
          <h2 id="basket-ask">{t('planner_to_ask')}</h2>
          <Lines items={toAsk} nameOf={nameOf} line={line} />
          {!readOnly && (
            <p>
              <Button variant="secondary" onClick={() => void request(toAsk.map(({ uuid }) => uuid))}>
                {t('planner_request_all', { count: toAsk.length })}
              </Button>
            </p>
          )}
        </section>
      )}
      {waiting.length > 0 && (
        <section className={styles.part} aria-labelledby="basket-waiting">
          <h2 id="basket-waiting">{t('planner_waits')}</h2>
          <p>{t('planner_waits_text')}</p>
          <Lines items={waiting} nameOf={nameOf} line={line} />
        </section>
      )}
      {impossible.length > 0 && (
        <section className={styles.part} aria-labelledby="basket-impossible">
          <h2 id="basket-impossible">{t('planner_impossible')}</h2>
          <Lines
            items={impossible}
            nameOf={nameOf}
            line={item =>
              `${formatWeekday(item.date, language)} · ${t('planner_problem', { problem: item.problem?.replaceAll('-', '_') ?? 'other' })}`
            }
          />
        </section>
      )}
      {!readOnly && <EnquiryForm bookingId={bookingId} items={planned.map(({ uuid }) => uuid)} />}
    </div>
  )
}

interface LinesProps {
  items: readonly PlannedExperience[]
  nameOf: (item: PlannedExperience) => string
  line: (item: PlannedExperience) => string
}

const Lines = ({ items, nameOf, line }: LinesProps) => (
  <ul className={own.rows}>
    {items.map(item => (
      <li key={item.uuid} className={own.row}>
        <p>{nameOf(item)}</p>
        <p className={styles.muted}>{line(item)}</p>
      </li>
    ))}
  </ul>
)
