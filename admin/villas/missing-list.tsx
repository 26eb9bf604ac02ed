import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { adminPageAt } from '#domain/access/admin-pages'
import { type Missing, missingKinds } from '#domain/catalogue/missing'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import styles from './villas.module.css'

/** The pages of the back office where pictures and prices of a villa are edited. */
const otherPages = { pictures: '/office/pictures', prices: '/office/prices' } as const

/** The requirements that a draft does not meet yet, each with a link to its field. */
export function MissingList({ record: { id, missing } }: { record: OfficeVillaRecord }) {
  const t = useT()
  if (missing.length === 0)
    return (
      <section className={styles.missing}>
        <h2>{t('admin_villa_complete')}</h2>
      </section>
    )
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{t('admin_villa_missing', { count: missing.length })}</h2>
      <ul>
        {missing.map(each => (
          <li key={each.kind}>
            <MissingLink villaId={id} missing={each as Missing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MissingLink({ villaId, missing: { kind, languages } }: { villaId: number; missing: Missing }) {
  const t = useT()
  const language = useLanguage()
  const localPath = useLocalPath()
  const place = missingKinds[kind]
  const names = new Intl.ListFormat(language).format((languages ?? []).map(code => t(`language_${code}`)))
  const text = t(`admin_villa_missing_${kind}`) + (names && ` (${names})`)
  if (place !== 'pictures' && place !== 'prices')
    return (
      <AdminLink to={place === 'facts' ? `/office/villas/${villaId}` : `/office/villas/${villaId}?section=${place}`}>
        {text}
      </AdminLink>
    )
  const path = otherPages[place]
  return adminPageAt(path) ? <a href={localPath(`${path}?villa=${villaId}`)}>{text}</a> : text
}
