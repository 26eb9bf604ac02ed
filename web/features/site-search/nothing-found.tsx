import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { LinkList } from '#web/ui/link-list'
import styles from './nothing-found.module.css'

/** No results, with links to the villa search, the places, and a contact. */
export function NothingFound({ query }: { query: string }) {
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
      <LinkList links={ways} label={t('site_search_begin')} className={styles.ways} linkClassName={styles.way} />
    </div>
  )
}
