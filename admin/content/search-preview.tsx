import styles from '#admin/ui/admin.module.css'
import { type ContentKind, contentDeclarations } from '#domain/editorial/content-kinds'
import type { ContentState } from '#domain/editorial/content-state'
import { type Language, localPath } from '#domain/text/language'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import own from './content.module.css'

/** How a search engine shows the page: it cuts titles and descriptions that are too long. */
export function SearchPreview({
  kind,
  values,
  language,
}: {
  kind: ContentKind
  values: ContentState
  language: Language
}) {
  const t = useT()
  const { company } = useSite()
  const aimed = contentDeclarations[kind].fields.filter(
    field => (field.type === 'line' || field.type === 'text') && field.aim !== undefined,
  )
  const textIn = (type: 'line' | 'text') => {
    const name = aimed.find(field => field.type === type)?.name ?? ''
    return String(values[language][name] || values.en[name] || '')
  }
  const cut = (text: string, most: number) =>
    text.length > most
      ? `${text
          .slice(0, most)
          .replace(/[\s·]+\S*$/, '')
          .replace(/[\s·]+$/, '')} …`
      : text
  const title = cut(`${textIn('line')} · ${company.name}`, 60)
  return (
    <section className={styles.part} aria-labelledby="search-preview">
      <h2 id="search-preview">{t('content_search_preview')}</h2>
      <div className={own.found} lang={language}>
        <p className={own.foundPath}>{localPath(String(values.shared.path ?? ''), language)}</p>
        <p className={own.foundTitle}>{title}</p>
        <p>{cut(textIn('text'), 155) || t('content_search_no_text')}</p>
      </div>
    </section>
  )
}
