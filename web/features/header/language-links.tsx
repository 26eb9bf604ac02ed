import { useLocation } from 'react-router'
import type { PageReply } from '#contract/pages'
import { languageIds, languages, localPath } from '#domain/language'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './language-links.module.css'

/** The page in the other languages; where it has no such page, that language's home. */
export function LanguageLinks({ paths }: Pick<PageReply, 'paths'>) {
  const t = useT()
  const current = useLanguage()
  const { search } = useLocation()
  return (
    <ul className={styles.languages} aria-label={t('language_choice')}>
      {languages.map(language => {
        const path = paths.find(({ language: id }) => id === languageIds[language])?.path
        const name = t(`language_${language}`)
        return (
          <li key={language} lang={language}>
            {language === current ? (
              <span aria-current="true" className={styles.current}>
                <abbr title={name}>{language.toUpperCase()}</abbr>
              </span>
            ) : (
              <InternalLink
                to={path ? path + search : localPath('/', language)}
                asIs
                hrefLang={language}
                aria-label={name}
                title={name}
              >
                {language.toUpperCase()}
              </InternalLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
