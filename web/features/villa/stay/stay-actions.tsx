import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { PhoneIcon } from '#web/ui/icons'
import styles from './stay-actions.module.css'
import { stayParamsToQuery } from './stay-params'
import { useStay } from './use-stay'

/** Links that request the chosen stay in writing or by phone, and the booking link if it can be booked online. */
export function useStayActions(): { enquiry: string; call: string; booking: string | undefined } {
  const { property, stay, missed, guests, rooms, answer } = useStay()
  const asked = stayParamsToQuery({ stay: stay ?? missed, guests, rooms })
  const query = new URLSearchParams([['villa', String(property.id)], ...asked])
  const booked = new URLSearchParams(query)
  // Without a known party the price was that of all bedrooms.
  if (answer?.kind === 'free' && guests.people === 0) booked.set('rooms', String(answer.price.sale.rooms))
  if (answer?.kind === 'free' && answer.price.sale.ratePlan === 'flexible') booked.set('rate', 'flexible')
  return {
    enquiry: `/enquiries?${query}`,
    call: `/contact?${query}#call`,
    booking: answer?.kind === 'free' ? `/secure/ob?${booked}` : undefined,
  }
}

/** Links to book the stay, to enquire, or to call. */
export function StayActions() {
  const t = useT()
  const { shown, link } = useOfficeNumber()
  const { enquiry, booking } = useStayActions()
  return (
    <div className={styles.actions}>
      {booking && (
        <ButtonLink to={booking} wide>
          {t('villa_book')}
        </ButtonLink>
      )}
      <ButtonLink to={enquiry} wide variant={booking ? 'quiet' : 'primary'}>
        {t('villa_enquire')}
      </ButtonLink>
      <a className={styles.phone} href={link}>
        <PhoneIcon />
        {t('villa_call', { phone: shown })}
      </a>
      <p className={styles.note}>{t('villa_nothing_charged')}</p>
    </div>
  )
}
