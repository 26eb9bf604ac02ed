import type { InformationPack } from '#contract/booking/information-pack'
import { unbroken } from '#domain/people/phone'
import { useT } from '#web/messages'
import styles from './information-pack.module.css'
import { PackPart } from './pack-part'

const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The company's people, and the emergency numbers of the country. */
export function PackContacts({ pack }: { pack: InformationPack }) {
  const t = useT()
  const { clientManager, office, emergency, hospital } = pack
  const people = [
    ...(clientManager
      ? [
          {
            label: t('pack_manager'),
            name: clientManager.fullName,
            phone: clientManager.workPhone,
            email: clientManager.email,
          },
        ]
      : []),
    { label: t('pack_office'), name: '', ...office },
  ]
  return (
    <>
      <PackPart heading={t('pack_people')}>
        <div className={styles.columns}>
          {people.map(({ label, name, phone, email }) => (
            <div key={label}>
              <h3>{label}</h3>
              {name && <p>{name}</p>}
              <p>
                <a href={phoneUrl(phone)}>{unbroken(phone)}</a>
              </p>
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            </div>
          ))}
        </div>
      </PackPart>
      <PackPart heading={t('pack_emergency')}>
        <dl className={styles.rows}>
          {emergency.map(({ service, number }) => (
            <div key={service} className={styles.row}>
              <dt>{t(`pack_emergency_${service}`)}</dt>
              <dd>
                <a href={phoneUrl(number)}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
        {hospital && <p>{t('pack_hospital', hospital)}</p>}
      </PackPart>
    </>
  )
}
