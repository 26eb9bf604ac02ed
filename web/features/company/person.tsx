import type { Person as PersonData } from '#contract/site/team'
import { locales } from '#domain/calendar/formats'
import { telephoneLink } from '#domain/people/phone'
import { useLanguage, useT } from '#web/messages'
import { Avatar } from '#web/ui/avatar'
import { InternalLink } from '#web/ui/internal-link'
import styles from './company.module.css'

/** A team member with contact details. */
export function Person({ person }: { person: PersonData }) {
  const t = useT()
  const language = useLanguage()
  const { id, fullName, picture, role, pitch, languages, regions, phone, email } = person
  const spoken = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(languages)
  return (
    <div className={styles.person}>
      <Avatar id={id} name={fullName} picture={picture} />
      <div className={styles.about}>
        <h3>{fullName}</h3>
        <p className={styles.role}>{role}</p>
        <p>{pitch}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('team_speaks')}</dt>
            <dd>{spoken}</dd>
          </div>
          {regions.length > 0 && (
            <div>
              <dt>{t('team_knows')}</dt>
              {regions.map(({ name, path }) => (
                <dd key={path}>
                  <InternalLink to={path}>{name}</InternalLink>
                </dd>
              ))}
            </div>
          )}
        </dl>
        <p className={styles.reach}>
          <a href={telephoneLink(phone)}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </div>
  )
}

export const People = ({ people }: { people: readonly PersonData[] }) => (
  <ul className={styles.people}>
    {people.map(person => (
      <li key={person.id}>
        <Person person={person} />
      </li>
    ))}
  </ul>
)
