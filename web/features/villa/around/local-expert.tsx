import type { VillaData } from '#contract/pages/villa'
import { locales } from '#domain/calendar/formats'
import { telephoneLink } from '#domain/people/phone'
import { BookCall } from '#web/features/office/public'
import { useLanguage, useT } from '#web/messages'
import { Avatar } from '#web/ui/avatar'
import { ButtonLink } from '#web/ui/button'
import { Section } from '../section'
import { useStayActions } from '../stay/stay-actions'
import { AskQuestion } from './ask-question'
import styles from './local-expert.module.css'

/**
 * The team member who knows the region, with ways to reach them: a short question, an enquiry, a call-back, or
 * directly.
 */
export function LocalExpert({ person, property }: Pick<VillaData, 'person' | 'property'>) {
  const t = useT()
  return (
    <Section title={t('villa_person')}>
      {person && <Person person={person} />}
      <AskQuestion property={property} person={person} />
    </Section>
  )
}

function Person({ person }: { person: NonNullable<VillaData['person']> }) {
  const t = useT()
  const language = useLanguage()
  const { enquiry, call } = useStayActions()
  const { id, fullName, role, pitch, picture, languages, phone, email } = person
  const spoken = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(languages)
  return (
    <div className={styles.person}>
      <Avatar id={id} name={fullName} picture={picture} />
      <div className={styles.about}>
        <h3 className={styles.name}>{fullName}</h3>
        <p className={styles.small}>{role}</p>
        <p>{pitch}</p>
        {languages.length > 0 && <p className={styles.small}>{t('villa_person_speaks', { languages: spoken })}</p>}
        <p className={styles.actions}>
          <ButtonLink to={enquiry} variant="secondary">
            {t('villa_person_ask', { name: fullName })}
          </ButtonLink>
          <BookCall to={call} className={styles.way}>
            {t('office_book_call')}
          </BookCall>
        </p>
        <p className={styles.actions}>
          <a href={telephoneLink(phone)} className={styles.way}>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={styles.way}>
            {email}
          </a>
        </p>
      </div>
    </div>
  )
}
