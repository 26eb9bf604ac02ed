import { useState } from 'react'
import type { PageOf } from '#contract/pages'
import { addressDay } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { partyParameters } from '#domain/villas/party-parameters'
import { ResultsMap } from '#web/features/map/lazy'
import { Comparison } from '#web/features/shortlist/lazy'
import { restoreShortlist } from '#web/features/shortlist/public'
import { showToast } from '#web/features/toasts/public'
import { VillaCard } from '#web/features/villa-card/public'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Button, ButtonLink } from '#web/ui/button'
import { ManageSharedList } from './manage-shared-list'
import styles from './shared-shortlist-view.module.css'
import { useVotes } from './use-votes'
import { Votes } from './votes'

const problemWords = { failed: 'shared_failed', full: 'shared_full', gone: 'shared_gone' } as const

/** A shortlist shared with friends: the villas, the friends' votes, and a map. */
export function SharedShortlistView({ page }: { page: PageOf<'shared-shortlist'> }) {
  const t = useT()
  const language = useLanguage()
  const { menus } = useSite()
  const alive = useHydrated()
  const list = page.sharedShortlist
  const { firstName: name, note, properties, guests } = list
  const stay = list.from && list.to ? { from: list.from, to: list.to } : undefined
  const { votes, say, problem } = useVotes(list)
  const [active, setActive] = useState<number>()
  const [comparing, setComparing] = useState(false)

  const villas = properties.map(({ id, name }) => ({ id, name }))
  const ids = villas.map(({ id }) => id).join(',')
  const days = stay && { from: addressDay(stay.from), to: addressDay(stay.to) }
  const { people, ...party } = guests
  const forParty = people > 0 ? { people, party } : {}
  const addAll = () => {
    restoreShortlist(villas)
    showToast(t('shared_added', { count: villas.length }))
  }
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('shared_heading', { name })}</h1>
        {note && <blockquote className={styles.note}>{note}</blockquote>}
        {stay && <p>{t('shared_days', { days: formatDays(stay, language) })}</p>}
        {people > 0 && <p>{t('shared_party', party)}</p>}
        {villas.length > 0 ? (
          <>
            <p className={styles.how}>{t('shared_how', { name })}</p>
            <noscript>
              <p>{t('shared_without_scripts')}</p>
            </noscript>
            <div className={styles.actions}>
              <Button onClick={addAll} disabled={!alive}>
                {t('shared_add_all', { count: villas.length })}
              </Button>
              {villas.length > 1 && (
                <Button variant="secondary" onClick={() => setComparing(true)} disabled={!alive}>
                  {t('shared_compare')}
                </Button>
              )}
              <ButtonLink
                variant="quiet"
                to={`${menus.enquire.path}?${new URLSearchParams({ villa: ids, ...days, ...partyParameters(guests) })}`}
              >
                {t('shared_enquire')}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p className={styles.how}>{t('shared_none')}</p>
        )}
        <ManageSharedList id={list.sharedShortlistId} />
      </header>
      {villas.length > 0 && (
        <div className={styles.columns}>
          <section aria-labelledby="shared-villas">
            <h2 id="shared-villas" className={styles.visuallyHidden}>
              {t('shared_villas')}
            </h2>
            {problem && (
              <p role="alert" className={styles.problem}>
                {t(problemWords[problem])}
              </p>
            )}
            <ul className={styles.villas}>
              {properties.map((property, i) => (
                <li
                  key={property.id}
                  onMouseEnter={() => setActive(property.id)}
                  onMouseLeave={() => setActive(undefined)}
                >
                  <VillaCard
                    property={property}
                    stay={stay}
                    party={forParty}
                    first={i < 2}
                    sizes="(min-width: 1440px) 30vw, (min-width: 700px) 46vw, 92vw"
                  />
                  {property.sleeps < people && <p className={styles.small}>{t('shared_too_small')}</p>}
                  <Votes
                    name={property.name}
                    votes={votes.get(property.id) ?? { propertyId: property.id, yes: 0, no: 0, mine: null }}
                    onSay={vote => say(property.id, vote)}
                  />
                </li>
              ))}
            </ul>
          </section>
          <ResultsMap
            label={t('shared_shortlist_map')}
            className={styles.map}
            properties={properties}
            asked={`${new URLSearchParams({ ids, showbooked: '1', ...days })}`}
            query={{ ...(stay && { stay }), ...forParty }}
            active={active}
            onActive={setActive}
          />
        </div>
      )}
      {comparing && (
        <Comparison
          villas={villas}
          asked={{ stay, guests, rooms: undefined }}
          onClose={() => setComparing(false)}
          onFollow={() => setComparing(false)}
        />
      )}
    </article>
  )
}
