import { type ReactNode, useEffect, useRef } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { formatTime, formatWeekday } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { ChoosePassword } from '#web/features/auth/lazy'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from '../booking.module.css'
import { LogInPrompt } from '../checkout/log-in-prompt'
import type { PricedStay } from '../hold/priced-stay'
import { BookingDocuments } from '../overview/booking-documents'
import { ClientManager } from '../overview/client-manager'
import { useBookedVilla } from '../overview/use-booked-villa'
import { PriceBreakdown } from '../price-breakdown'
import own from './thanks.module.css'
import { WhatComesNext } from './what-comes-next'

interface ThanksProps {
  booking: BookingResponse
  stay: PricedStay
  contact: CurrentContact
  message: NonNullable<CardPaymentResponse['message']>
  /** The e-mail address of the booking, with a way to correct it. */
  address: ReactNode
}

/** Thank-you page: villa, stay, one next step, the timeline, and the villa specialist. */
export function Thanks({ booking, stay, contact, message, address }: ThanksProps) {
  const t = useT()
  const { data: villa } = useBookedVilla(stay.villaId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <article className={own.page}>
      <div className={own.picture}>
        {villa ? (
          <Picture picture={villa.thumb} sizes="100vw" widest={1920} ratio="21 / 9" first decorative />
        ) : (
          <Skeleton ratio="21 / 9" />
        )}
      </div>
      <header className={own.head}>
        <p className={own.villa}>{[stay.name, villa && `${villa.loc}, ${villa.region}`].filter(Boolean).join(' · ')}</p>
        <h1 ref={heading} tabIndex={-1} className={own.title}>
          {message.Heading}
        </h1>
        <p className={own.lead}>{message.Description}</p>
      </header>
      <Glance booking={booking} stay={stay} arrivalFrom={villa?.arrivalFrom} departureBy={villa?.departureBy} />
      <div className={own.words}>
        <NextStep booking={booking} contact={contact} />
      </div>
      <aside className={own.stay} aria-label={t('booking_summary')}>
        <WhatComesNext stay={stay} />
        <Disclosure summary={t('booking_price_and_terms')}>
          <PriceBreakdown stay={stay} />
        </Disclosure>
      </aside>
      <div className={own.words}>
        <ClientManager booking={booking} />
        <section className={own.papers}>
          <h2 className={own.subtitle}>{t('booking_thanks_papers')}</h2>
          {address}
          <BookingDocuments booking={booking} contact={contact} />
        </section>
      </div>
    </article>
  )
}

interface GlanceProps {
  booking: BookingResponse
  stay: PricedStay
  /** In the villa's time zone, `HH:MM`. */
  arrivalFrom: string | null | undefined
  departureBy: string | null | undefined
}

function Glance({ booking, stay: { stay, guests }, arrivalFrom, departureBy }: GlanceProps) {
  const t = useT()
  const language = useLanguage()
  const hour = (time: string | null | undefined) => (time ? formatTime(time, language) : 'no')
  return (
    <dl className={own.glance}>
      <div>
        <dt>{t('booking_arrival')}</dt>
        <dd>{formatWeekday(stay.from, language)}</dd>
        <dd className={styles.muted}>{t('booking_thanks_from', { time: hour(arrivalFrom) })}</dd>
      </div>
      <div>
        <dt>{t('booking_departure')}</dt>
        <dd>{formatWeekday(stay.to, language)}</dd>
        <dd className={styles.muted}>{t('booking_thanks_by', { time: hour(departureBy) })}</dd>
      </div>
      <div>
        <dt>{t('booking_party')}</dt>
        <dd className={own.party}>{t('booking_party_told', { ...guests, nights: nightsOf(stay) })}</dd>
      </div>
      <div>
        <dt>{t('booking_thanks_reference')}</dt>
        <dd className={own.reference}>{booking.reference}</dd>
      </div>
    </dl>
  )
}

/** The next step: an account for visitors without one, invitations for the others. */
function NextStep({ booking, contact }: { booking: BookingResponse; contact: CurrentContact }) {
  const t = useT()
  if (contact.guest && booking.email)
    return (
      <section className={own.step}>
        <ChoosePassword
          level={2}
          email={booking.email}
          firstname={booking.firstname ?? ''}
          lastname={booking.lastname ?? ''}
        />
        <LogInPrompt />
      </section>
    )
  const overview = `/secure/overview-and-payment?booking=${booking.id}`
  if (contact.coSignIn)
    return (
      <p>
        <ButtonLink to={overview}>{t('account_booking_overview')}</ButtonLink>
      </p>
    )
  return (
    <section className={own.step}>
      <h2 className={own.subtitle}>{t('booking_thanks_step')}</h2>
      <p>{t('booking_thanks_step_text')}</p>
      <p className={styles.actions}>
        <ButtonLink to="/secure/guest-logins">{t('booking_thanks_step_action')}</ButtonLink>
        <ButtonLink to={overview} variant="secondary">
          {t('account_booking_overview')}
        </ButtonLink>
      </p>
    </section>
  )
}
