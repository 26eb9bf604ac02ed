import { CallBackForm, Offices } from '#web/features/contact/public'
import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { PageHeader } from '#web/ui/page-header'
import styles from './contact.module.css'

const subjects = {
  enquire: 'contact_enquire',
  press: 'contact_press',
  owners: 'contact_other_owners',
  careers: 'contact_other_careers',
} as const

/** Contact: phone, call-back, and writing. */
export default function Contact({ page }: TemplateProps<'contact'>) {
  const t = useT()
  const { offices, email, pressEmail, countries, links } = page.contact
  const enquire = links.find(({ kind }) => kind === 'enquire')
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        <p className={styles.actions}>
          {enquire && <ButtonLink to={enquire.path}>{t('contact_enquire')}</ButtonLink>}
          <ButtonLink to="#call" variant="secondary">
            {t('office_book_call')}
          </ButtonLink>
        </p>
      </PageHeader>
      <div className={styles.text}>
        <PageModules modules={page.modules} />
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('contact_offices')}</h2>
        <Offices offices={offices} />
      </section>
      <section className={styles.section} id="call">
        <h2 className={styles.heading}>{t('call_title')}</h2>
        <CallBackForm countries={countries} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('contact_subjects')}</h2>
        <ul className={styles.subjects}>
          {links.map(({ kind, path }) => (
            <li key={kind}>
              <InternalLink to={path}>{t(subjects[kind])}</InternalLink>
              {kind === 'press' && (
                <>
                  {' · '}
                  <a href={`mailto:${pressEmail}`}>{pressEmail}</a>
                </>
              )}
            </li>
          ))}
          <li>
            {t('contact_write')} · <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
        <p className={styles.note}>{t('contact_stay')}</p>
      </section>
    </article>
  )
}
