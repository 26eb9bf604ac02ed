import { useLocation } from 'react-router'
import { languages, localPath, splitLanguage } from '#domain/text/language'
import { useLanguage, useT } from '#web/messages'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './admin-language-links.module.css'

/** Links to this page in the other languages. */
export function AdminLanguageLinks() {
  const t = useT()
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const { path } = splitLanguage(pathname)
  return (
    <ul className={styles.languages} aria-label={t('language_choice')}>
      {languages.map(language => (
        <li key={language} lang={language}>
          {language === current ? (
            <span aria-current="true">{language.toUpperCase()}</span>
          ) : (
            // A new document, because it has other messages.
            <a href={localPath(path, language) + search} hrefLang={language}>
              {language.toUpperCase()} <VisuallyHidden>{t(`language_${language}`)}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
