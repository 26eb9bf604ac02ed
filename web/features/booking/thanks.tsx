import { type ReactNode, useEffect, useRef } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import type { CurrentContact } from '#contract/sessions'
import { formatDays } from '#domain/formats'
import { nightsOf } from '#domain/stay'
import { ChoosePassword } from '#web/features/door/lazy'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Disclosure } from '#web/ui/disclosure'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from './booking.module.css'
import { LogInLine } from './log-in-line'
import { Papers } from './papers'
import { SoldInFull } from './sold-in-full'
import type { SoldStay } from './sold-stay'
import own from './thanks.module.css'
import { useVilla } from './use-villa'
import { WhatComesNext } from './what-comes-next'

interface ThanksProps {
  booking: BookingShown
  stay: SoldStay
  contact: CurrentContact
  message: NonNullable<CardPaymentShown['message']>
  /** The address for all e-mails of the booking, with the way to correct it. */
  address: ReactNode
}

/** The page of thanks: the villa, what was paid, what happens next and when, and one next step. */
export function Thanks({ booking, stay, contact, message, address }: ThanksProps) {
  const t = useT()
  const language = useLanguage()
  const { data: villa } = useVilla(stay.villaId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <article className={own.page}>
      <div className={own.picture}>
        {villa ? (
          <Picture picture={villa.thumb} sizes="100vw" widest={1920} ratio="21 / 9" decorative />
        ) : (
          <Skeleton ratio="21 / 9" />
        )}
      </div>
      <div className={own.words}>
        <div className={own.head}>
          <h1 ref={heading} tabIndex={-1} className={own.title}>
            {message.Heading}
          </h1>
          <p className={own.lead}>{message.Description}</p>
          <p>
            {t('booking_reference')} <strong className={styles.reference}>{booking.reference}</strong>
          </p>
        </div>
        {address}
        {contact.guest && booking.email ? (
          <ChoosePassword email={booking.email} firstname={booking.firstname ?? ''} lastname={booking.lastname ?? ''} />
        ) : (
          <p>
            <ButtonLink to={`/secure/overview-and-payment?booking=${booking.id}`}>
              {t('own_booking_overview')}
            </ButtonLink>
          </p>
        )}
        {contact.guest && <LogInLine />}
        <Papers booking={booking} contact={contact} />
      </div>
      <aside className={own.stay} aria-label={t('booking_summary')}>
        <div className={own.villa}>
          <h2 className={own.name}>{stay.name}</h2>
          <p className={styles.soft}>{villa && `${villa.loc}, ${villa.region}`}</p>
          <p>{formatDays(stay.stay, language)}</p>
          <p>{t('booking_party_told', { ...stay.guests, nights: nightsOf(stay.stay) })}</p>
        </div>
        <WhatComesNext stay={stay} />
        <Disclosure summary={t('booking_price_and_terms')}>
          <SoldInFull stay={stay} />
        </Disclosure>
      </aside>
    </article>
  )
}
