import type { PageReply } from '#contract/pages'
import { languageIds, languages, localPath } from '#domain/language'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './language-links.module.css'

/** The page in the other languages; where it has no such page, that language's home. */
export function LanguageLinks({ page }: { page: PageReply }) {
  const t = useT()
  const current = useLanguage()
  // A search is kept, as the server understood it: pages are cached without what else an address may carry.
  const words = page.siteSearch?.query && new URLSearchParams({ q: page.siteSearch.query }).toString()
  const query = page.results?.query.replace(/^\?/, '') || words
  return (
    <ul className={styles.languages} aria-label={t('language_choice')}>
      {languages.map(language => {
        const path = page.paths.find(({ language: id }) => id === languageIds[language])?.path
        const name = t(`language_${language}`)
        return (
          <li key={language} lang={language}>
            {language === current ? (
              <span aria-current="true" className={styles.current}>
                {language.toUpperCase()} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            ) : (
              <InternalLink
                to={path ? path + (query ? `?${query}` : '') : localPath('/', language)}
                asIs
                hrefLang={language}
              >
                {language.toUpperCase()} <VisuallyHidden>{name}</VisuallyHidden>
              </InternalLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
