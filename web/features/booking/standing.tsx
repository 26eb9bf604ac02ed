import { useEffect, useRef, useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { PageOf } from '#contract/pages'
import type { CardPaymentShown } from '#contract/payments'
import type { CurrentContact } from '#contract/sessions'
import { ChoosePassword } from '#web/features/door/lazy'
import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { ButtonLink } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { BookerForm } from './booker-form'
import styles from './booking.module.css'
import { useHeldUntil } from './held-until'
import { Layout } from './layout'
import { LogInLine } from './log-in-line'
import { Papers } from './papers'
import { PayParts } from './pay-parts'
import { bookedStay } from './sold-stay'
import { Thanks } from './thanks'
import { TransferDetails } from './transfer/transfer-details'

interface StandingProps {
  page: PageOf<'own'>
  contact: CurrentContact
  booking: BookingShown
  again: () => void
  /** The payment that confirmed it, if the visitor comes from there. */
  payment: CardPaymentShown | null | undefined
  onPayment: (id: number) => void
  /** It was an option a moment ago: its maker is notified of the change. */
  isNews: boolean
}

/** A booking without a running clock: it waits for its bank transfer (1), or is confirmed (2, 3). */
export function Standing({ page, contact, booking, again, payment, onPayment, isNews }: StandingProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [confirmedHere] = useState(isNews)
  const [correcting, setCorrecting] = useState(false)
  const thanks = confirmedHere || payment?.state === 'paid'
  useEffect(() => {
    if (!thanks) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [thanks])
  const stay = bookedStay(booking)
  if (!stay) return null
  const waits = booking.status === 1
  const address = booking.email && (
    <div className={styles.note}>
      <p className={styles.soft}>{t('booking_all_goes')}</p>
      <p className={styles.address}>{booking.email}</p>
      <p>
        <button type="button" className={styles.link} onClick={() => setCorrecting(true)}>
          {t('booking_correct')}
        </button>
      </p>
    </div>
  )
  if (payment?.state === 'paid' && payment.message && !waits && !correcting)
    return <Thanks booking={booking} stay={stay} contact={contact} message={payment.message} address={address} />
  return (
    <Layout
      title={page.heading1}
      step={payment?.part === 'service' ? undefined : 'payment'}
      villaId={stay.villaId}
      stay={stay}
    >
      {correcting ? (
        <BookerForm booking={booking} contact={contact} onTold={() => setCorrecting(false)} onEnd={again} />
      ) : (
        <section className={styles.part}>
          <h2 ref={heading} tabIndex={-1}>
            {payment?.message?.Heading ?? t(waits ? 'booking_with_office' : 'booking_confirmed')}
          </h2>
          {waits ? (
            <Transfer booking={booking} />
          ) : (
            <p>{payment?.message?.Description ?? t('booking_confirmed_text')}</p>
          )}
          {!waits && (
            <p>
              {t('booking_reference')} <strong className={styles.reference}>{booking.reference}</strong>
            </p>
          )}
          {address}
          <Papers booking={booking} contact={contact} />
          {contact.guest && booking.email && (
            <ChoosePassword
              email={booking.email}
              firstname={booking.firstname ?? ''}
              lastname={booking.lastname ?? ''}
            />
          )}
          {contact.guest && <LogInLine />}
          <p className={styles.ways}>
            {!contact.guest && !waits && (
              <ButtonLink to={`/secure/overview-and-payment?booking=${booking.id}`}>
                {t('own_booking_overview')}
              </ButtonLink>
            )}
            <ButtonLink to="/results" look="secondary">
              {t('own_find')}
            </ButtonLink>
          </p>
          {waits && (
            <Disclosure summary={t('booking_card_instead')} open={Boolean(payment)}>
              <PayParts
                booking={booking}
                contact={contact}
                payment={payment}
                onPayment={onPayment}
                onChanged={again}
                transfer={false}
              />
            </Disclosure>
          )}
        </section>
      )}
    </Layout>
  )
}

function Transfer({ booking }: { booking: BookingShown }) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const until = useHeldUntil(booking) ?? ''
  return (
    <>
      <p>{t('booking_with_office_text', { until })}</p>
      <TransferDetails booking={booking} part="deposit" />
      <p className={styles.ways}>
        {t('transfer_questions')} <a href={link}>{shown}</a>
        <a href={`mailto:${company.email}?subject=${booking.reference}`}>{company.email}</a>
      </p>
    </>
  )
}
