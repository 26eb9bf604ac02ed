import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import type { ShortlistedVilla } from './shortlist'
import styles from './shortlist-item.module.css'
import { removeFromShortlist } from './shortlist-store'

/** One villa of the shortlist; what the cookie does not hold is asked for when the list is opened. */
export function ShortlistItem({ villa, onFollow }: { villa: ShortlistedVilla; onFollow: () => void }) {
  const t = useT()
  const lang = useLanguage()
  const { data, failed } = useAsked(`property ${villa.id} ${lang}`, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id: villa.id, lang } }, { signal }),
  )
  const name = data?.name ?? villa.name
  const remove = () => {
    removeFromShortlist(villa.id)
    notify(t('shortlist_removed', { name }))
  }
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        {data ? (
          <Picture picture={data.thumb} sizes="96px" widest={400} ratio="1 / 1" decorative />
        ) : (
          <Skeleton ratio="1 / 1" />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {data ? (
            <InternalLink to={data.url} onClick={onFollow} className={styles.link}>
              {name}
            </InternalLink>
          ) : (
            name
          )}
        </h3>
        {data && (
          <p className={styles.facts}>
            {data.loc}, {data.region}
            <br />
            {t('shortlist_facts', { sleeps: data.sleeps, beds: data.beds, baths: data.baths })}
          </p>
        )}
        {!data && !failed && (
          <p className={styles.facts}>
            <Skeleton share={0.8} />
            <Skeleton share={0.6} />
          </p>
        )}
        {failed && <p className={styles.facts}>{t('shortlist_unknown')}</p>}
      </div>
      <IconButton className={styles.remove} label={t('shortlist_remove', { name })} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
