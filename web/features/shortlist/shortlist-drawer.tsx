import { useState } from 'react'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button, ButtonLink } from '#web/ui/button'
import { Drawer } from '#web/ui/dialog'
import type { Shortlist } from './shortlist'
import styles from './shortlist-drawer.module.css'
import { ShortlistItem } from './shortlist-item'
import { clearShortlist, restoreShortlist, useShortlist } from './shortlist-store'

/** The shortlist at the side of the page (section 2.7). */
export default function ShortlistDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { menus } = useSite()
  const list = useShortlist()
  const [cleared, setCleared] = useState<Shortlist>([])

  const clear = () => {
    setCleared(list)
    clearShortlist()
    notify(t('shortlist_cleared'))
  }

  const send = list.length > 0 && (
    <ButtonLink to={menus.enquire.path} wide onClick={onClose}>
      {t('shortlist_send')}
    </ButtonLink>
  )
  return (
    <Drawer title={t('shortlist_title')} onClose={onClose} footer={send}>
      <p className={styles.options}>
        <ButtonLink look="quiet" to="/results" onClick={onClose}>
          {t('shortlist_add')}
        </ButtonLink>
        {list.length > 0 && (
          <Button look="quiet" onClick={clear}>
            {t('shortlist_clear')}
          </Button>
        )}
      </p>
      {list.length > 0 ? (
        <ul className={styles.list} aria-label={t('shortlist_count', { count: list.length })}>
          {list.map(villa => (
            <ShortlistItem key={villa.id} villa={villa} onFollow={onClose} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{t('shortlist_empty')}</p>
          {cleared.length > 0 && (
            <Button look="secondary" onClick={() => restoreShortlist(cleared)}>
              {t('shortlist_restore')}
            </Button>
          )}
        </div>
      )}
    </Drawer>
  )
}
