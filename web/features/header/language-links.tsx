import { useReducer } from 'react'
import { useLocation } from 'react-router'
import type { PageReply } from '#contract/pages'
import { languageIds, languages, localPath } from '#domain/text/language'
import { settleLanguage } from '#web/features/language-offer/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { carryOverQuery } from './carry-over-query'
import styles from './language-links.module.css'

/** Links to the page in the other languages; to the language's home page if it has no such page. */
export function LanguageLinks({ page }: { page: PageReply }) {
  const t = useT()
  const current = useLanguage()
  const query = useCarryOverQuery(page)
  return (
    <ul className={styles.languages} aria-label={t('language_choice')} onPointerEnter={query.look} onFocus={query.look}>
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
                to={path ? path + (query.kept ? `?${query.kept}` : '') : localPath('/', language)}
                asIs
                hrefLang={language}
                onClick={settleLanguage}
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

/**
 * Query of the language links on search and villa pages. Before hydration it is the server's parsed search, since
 * cached pages ignore other parameters. A villa page writes its stay into the URL outside the router, so the links
 * reread it just before use.
 */
function useCarryOverQuery(page: PageReply) {
  useLocation()
  const [, look] = useReducer((times: number) => times + 1, 0)
  const alive = useHydrated()
  return { kept: carryOverFrom(page, alive), look }
}

function carryOverFrom(page: PageReply, alive: boolean): string {
  switch (page.template) {
    case 'search': {
      const { query } = page.siteSearch
      return query && new URLSearchParams({ q: query }).toString()
    }
    case 'results':
      return alive ? carryOverQuery(location.search) : page.results.query
    case 'villa':
      return alive ? carryOverQuery(location.search) : ''
    default:
      return ''
  }
}
