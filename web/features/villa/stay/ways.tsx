import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { PhoneIcon } from '#web/ui/icons'
import { askedParameters } from './stay-address'
import { useStay } from './use-stay'
import styles from './ways.module.css'

/** The page on which the stay that is chosen is asked for. */
export function useEnquiryPath(): string {
  const { property, stay, missed, guests, rooms } = useStay()
  return `/enquiries?${new URLSearchParams([['villa', String(property.id)], ...askedParameters({ stay: stay ?? missed, guests, rooms })])}`
}

/** How to ask for the stay: in writing, or by telephone. */
export function Ways() {
  const t = useT()
  const { shown, link } = useOfficeNumber()
  return (
    <div className={styles.ways}>
      <ButtonLink to={useEnquiryPath()} wide>
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
