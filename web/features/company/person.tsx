import type { Person as PersonData } from '#contract/team'
import { locales } from '#domain/formats'
import { telephoneLink } from '#domain/phone'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './company.module.css'

const tones = 5

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)

/** A portrait; of who has none, the initials. */
function Portrait({ person: { id, fullName, picture } }: { person: PersonData }) {
  if (picture)
    return <Picture picture={picture} sizes="80px" ratio="1 / 1" widest={400} decorative className={styles.portrait} />
  return (
    <span className={styles.portrait} data-tone={id % tones} aria-hidden="true">
      {initialsOf(fullName)}
    </span>
  )
}

/** Somebody of the team, and how they are reached. */
export function Person({ person }: { person: PersonData }) {
  const t = useT()
  const language = useLanguage()
  const { fullName, role, pitch, languages, regions, phone, email } = person
  const spoken = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(languages)
  return (
    <div className={styles.person}>
      <Portrait person={person} />
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

/** Some of the team, side by side. */
export const People = ({ people }: { people: readonly PersonData[] }) => (
  <ul className={styles.people}>
    {people.map(person => (
      <li key={person.id}>
        <Person person={person} />
      </li>
    ))}
  </ul>
)
