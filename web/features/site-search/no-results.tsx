import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { LinkList } from '#web/ui/link-list'
import styles from './no-results.module.css'

/** No results, with links to the villa search, the places, and a contact. */
export function NoResults({ query }: { query: string }) {
  const t = useT()
  const { menus } = useSite()
  const ways = [
    { name: t('header_find_villas'), path: '/results' },
    ...menus.destinations,
    { name: t('site_search_contact'), path: '/contact' },
  ]
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('site_search_nothing', { query })}</p>
      <p>{t('site_search_nothing_text')}</p>
      <LinkList links={ways} label={t('site_search_begin')} className={styles.actions} linkClassName={styles.way} />
    </div>
  )
}
