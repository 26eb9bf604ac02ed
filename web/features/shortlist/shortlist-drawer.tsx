import { useState } from 'react'
import { addressDay } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import { sharedShortlistAddress } from '#domain/content/shortlist'
import { partyParameters } from '#domain/villas/party-parameters'
import { showToast } from '#web/features/toasts/public'
import { ViewedList } from '#web/features/viewed-villas/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Drawer } from '#web/ui/dialog'
import { InternalLink } from '#web/ui/internal-link'
import { Comparison } from './lazy'
import { ShareList } from './share-list'
import { useSharedLists } from './shared-lists'
import type { Shortlist } from './shortlist'
import styles from './shortlist-drawer.module.css'
import { ShortlistItem } from './shortlist-item'
import { clearShortlist, restoreShortlist, useShortlist } from './shortlist-store'
import { StayFields } from './stay-fields'
import { StoredNotesNotice } from './stored-notes-notice'
import { useListedVillas } from './use-listed-villas'
import { type PricingStay, usePricingStay } from './use-pricing-stay'

/** The last cleared list, restorable until the document reloads. */
let lastCleared: Shortlist = []

/** URL of the form that sends the list, with dates and party. */
function sendAddress(path: string, { stay, guests, rooms }: PricingStay): string {
  const asked = new URLSearchParams({
    shortlist: 'mine',
    ...(stay && { from: addressDay(stay.from), to: addressDay(stay.to) }),
    ...partyParameters(guests),
    ...(rooms && { rooms: `${rooms}` }),
  })
  return `${path}?${asked}`
}

/** The shortlist drawer (SPEC A2.7): prices, comparison, sharing and sending. */
export default function ShortlistDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { menus } = useSite()
  const list = useShortlist()
  const [asked, choose] = usePricingStay()
  const { known, waiting, failed, again } = useListedVillas(list, asked)
  const [cleared, setCleared] = useState(lastCleared)
  const [view, setView] = useState<'list' | 'share' | 'compare'>('list')

  const keepCleared = (villas: Shortlist) => {
    lastCleared = villas
    setCleared(villas)
  }
  const clear = () => {
    keepCleared(list)
    clearShortlist()
    showToast(t('shortlist_cleared'))
  }
  const restore = () => {
    restoreShortlist(cleared)
    keepCleared([])
  }

  if (view === 'compare' && list.length > 0) {
    return <Comparison villas={list} asked={asked} onClose={() => setView('list')} onFollow={onClose} />
  }
  if (view === 'share' && list.length > 0) {
    return <ShareList villas={list} asked={asked} onBack={() => setView('list')} onClose={onClose} />
  }
  const next = list.length > 0 && (
    <div className={styles.next}>
      {list.length > 1 && (
        <Button variant="secondary" onClick={() => setView('compare')}>
          {t('shortlist_compare')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setView('share')}>
        {t('shortlist_share')}
      </Button>
      <ButtonLink to={sendAddress(menus.enquire.path, asked)} wide onClick={onClose} className={styles.send}>
        {t('shortlist_send')}
      </ButtonLink>
    </div>
  )
  return (
    <Drawer title={t('shortlist_title')} onClose={onClose} footer={next}>
      <p className={styles.options}>
        <ButtonLink variant="quiet" to="/results" onClick={onClose}>
          {t('shortlist_add')}
        </ButtonLink>
        {list.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            {t('shortlist_clear')}
          </Button>
        )}
      </p>
      {list.length > 0 ? (
        <>
          <StayFields stay={asked.stay} onChange={choose} />
          {failed && (
            <p className={styles.problem} role="status">
              {t('shortlist_failed')}{' '}
              <Button variant="quiet" onClick={again}>
                {t('error_retry')}
              </Button>
            </p>
          )}
          <ul aria-label={t('shortlist_count', { count: list.length })}>
            {list.map(villa => (
              <ShortlistItem
                key={villa.id}
                villa={villa}
                known={known.get(villa.id)}
                waiting={waiting || failed}
                stay={asked.stay}
                isPartyKnown={asked.guests.people > 0}
                onFollow={onClose}
              />
            ))}
          </ul>
        </>
      ) : (
        <div className={styles.empty}>
          <p>{t('shortlist_empty')}</p>
          {cleared.length > 0 && (
            <Button variant="secondary" onClick={restore}>
              {t('shortlist_restore')}
            </Button>
          )}
        </div>
      )}
      <SharedLists onFollow={onClose} />
      <StoredNotesNotice />
      <ViewedList besides={list.map(({ id }) => id)} onFollow={onClose} />
    </Drawer>
  )
}

/** Previously shared lists, each with its votes. */
function SharedLists({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const language = useLanguage()
  const lists = useSharedLists()
  if (lists.length === 0) return null
  return (
    <section className={styles.shared}>
      <h3>{t('shortlist_shared')}</h3>
      <ul>
        {lists.map(({ id, on, count }) => (
          <li key={id}>
            <InternalLink to={sharedShortlistAddress(id)} onClick={onFollow}>
              {t('shortlist_shared_on', { day: formatDay(on, language), count })}
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
