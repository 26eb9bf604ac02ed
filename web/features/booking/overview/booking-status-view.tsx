import { useEffect, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { ChoosePassword } from '#web/features/auth/lazy'
import { useOfficeNumber } from '#web/features/office/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { BookerForm } from '../booker-form'
import styles from '../booking.module.css'
import { CheckoutLayout } from '../checkout/checkout-layout'
import { LogInPrompt } from '../checkout/log-in-prompt'
import { PaymentSection } from '../checkout/payment-section'
import { useHeldUntil } from '../hold/hold-expiry'
import { fromBooking } from '../hold/priced-stay'
import { Thanks } from '../thanks/thanks'
import { TransferDetails } from '../transfer/transfer-details'
import { BookingDocuments } from './booking-documents'

interface StandingProps {
  page: PageOf<'own'>
  contact: CurrentContact
  booking: BookingResponse
  again: () => void
  /** The payment that confirmed it, if the visitor comes from there. */
  payment: CardPaymentResponse | null | undefined
  onPayment: (id: number) => void
  /** It was an option a moment ago: its maker is notified of the change. */
  isNews: boolean
}

/** A booking without a running clock: it waits for its bank transfer (1), or is confirmed (2, 3). */
export function BookingStatusView({ page, contact, booking, again, payment, onPayment, isNews }: StandingProps) {
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
  const stay = fromBooking(booking)
  if (!stay) return null
  const waits = booking.status === 1
  const address = booking.email && (
    <div className={styles.note}>
      <p className={styles.muted}>{t('booking_all_goes')}</p>
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
    <CheckoutLayout
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
          <BookingDocuments booking={booking} contact={contact} />
          {contact.guest && booking.email && (
            <ChoosePassword
              email={booking.email}
              firstname={booking.firstname ?? ''}
              lastname={booking.lastname ?? ''}
            />
          )}
          {contact.guest && <LogInPrompt />}
          <p className={styles.actions}>
            {!contact.guest && !waits && (
              <ButtonLink to={`/secure/overview-and-payment?booking=${booking.id}`}>
                {t('account_booking_overview')}
              </ButtonLink>
            )}
            <ButtonLink to="/results" variant="secondary">
              {t('account_find')}
            </ButtonLink>
          </p>
          {waits && (
            <Disclosure summary={t('booking_card_instead')} open={Boolean(payment)}>
              <PaymentSection
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
    </CheckoutLayout>
  )
}

function Transfer({ booking }: { booking: BookingResponse }) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const until = useHeldUntil(booking) ?? ''
  return (
    <>
      <p>{t('booking_with_office_text', { until })}</p>
      <TransferDetails booking={booking} part="deposit" />
      <p className={styles.actions}>
        {t('transfer_questions')} <a href={link}>{shown}</a>
        <a href={`mailto:${company.email}?subject=${booking.reference}`}>{company.email}</a>
      </p>
    </>
  )
}
