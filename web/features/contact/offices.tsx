import type { ContactData } from '#contract/pages/contact'
import { telephoneLink } from '#domain/people/phone'
import { useOfficeHours } from '#web/features/office/public'
import { useT } from '#web/messages'
import styles from './offices.module.css'

const mapOf = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`

/** The offices: addresses, opening hours, and whether they are open now. */
export function Offices({ offices }: { offices: ContactData['offices'] }) {
  const t = useT()
  const now = useOfficeHours()?.offices
  return (
    <ul className={styles.offices}>
      {offices.map((office, i) => {
        const { officeStatus, statusText, opensText, officeNumber, dialled } = now?.[i] ?? {}
        const closed = opensText ? t('contact_closed_until', { time: opensText }) : t('contact_closed')
        return (
          <li key={office.address} className={styles.office}>
            <h3 className={styles.address}>{office.address}</h3>
            <a className={styles.phone} href={telephoneLink(dialled ?? office.phone)}>
              {officeNumber ?? office.phone}
            </a>
            <p className={styles.status}>{officeStatus && (officeStatus === 'OPEN' ? statusText : closed)}</p>
            <dl className={styles.hours}>
              {office.hours.map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
            <a href={mapOf(office)} target="_blank" rel="noopener">
              {t('contact_map')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
