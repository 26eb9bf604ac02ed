import styles from '#admin/ui/admin.module.css'
import { type AdminAddress, AdminLink } from '#admin/ui/admin-link'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { mayOpenAdminPage } from '#domain/access/admin-pages'
import { type Missing, type MissingPlace, missingKinds } from '#domain/catalogue/missing'
import { useLanguage, useT } from '#web/messages'
import own from './villas.module.css'

interface MissingListProps {
  record: OfficeVillaRecord
  me: StaffPerson
}

/** The requirements that a draft does not meet yet, each with a link to its field. */
export function MissingList({ record: { id, missing }, me }: MissingListProps) {
  const t = useT()
  if (missing.length === 0)
    return (
      <section className={own.missing}>
        <h2>{t('admin_villa_complete')}</h2>
      </section>
    )
  return (
    <section className={own.missing} aria-labelledby="missing">
      <h2 id="missing">{t('admin_villa_missing', { count: missing.length })}</h2>
      <ul>
        {missing.map(each => (
          <li key={each.kind}>
            <MissingLink villaId={id} missing={each as Missing} me={me} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf(villaId: number, place: MissingPlace): AdminAddress | `${AdminAddress}?${string}` {
  if (place === 'pictures' || place === 'prices') return `/office/${place}?villa=${villaId}`
  return place === 'facts' ? `/office/villas/${villaId}` : `/office/villas/${villaId}?section=${place}`
}

interface MissingLinkProps {
  villaId: number
  missing: Missing
  me: StaffPerson
}

function MissingLink({ villaId, missing: { kind, languages }, me }: MissingLinkProps) {
  const t = useT()
  const language = useLanguage()
  const place = missingKinds[kind]
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  const names = new Intl.ListFormat(language).format((languages ?? []).map(code => languageNames.of(code) ?? code))
  const text = t(`admin_villa_missing_${kind}`) + (names && ` (${names})`)
  const isElsewhere = place === 'pictures' || place === 'prices'
  if (isElsewhere && !mayOpenAdminPage(`/office/${place}`, me.permissions))
    return (
      <>
        {text} <span className={styles.muted}>{t('admin_villa_missing_colleague')}</span>
      </>
    )
  return <AdminLink to={addressOf(villaId, place)}>{text}</AdminLink>
}
