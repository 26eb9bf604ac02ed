import { useEffect, useState } from 'react'
import { addressDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { showToast } from '#web/features/toasts/public'
import { PriceLine } from '#web/features/villa-price/public'
import { onNotesRemoved } from '#web/lib/storage/stored-notes'
import { useT } from '#web/messages'
import { Button, IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import { TextArea } from '#web/ui/text-area'
import type { ShortlistedVilla } from './shortlist'
import styles from './shortlist-item.module.css'
import { maxNoteLength, setVillaNote, useNotes } from './shortlist-notes'
import { removeFromShortlist, useShortlist } from './shortlist-store'
import type { ListedVilla } from './use-listed-villas'

interface ShortlistItemProps {
  villa: ShortlistedVilla
  known: ListedVilla | undefined
  /** Villa data is pending. */
  waiting: boolean
  stay: Stay | undefined
  isPartyKnown: boolean
  onFollow: () => void
}

/** A villa of the shortlist; the cookie stores only its name, so its data is fetched when the list opens. */
export function ShortlistItem({ villa, known, waiting, stay, isPartyKnown, onFollow }: ShortlistItemProps) {
  const t = useT()
  const property = known?.property
  const name = property?.name ?? villa.name
  const days = stay && new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const remove = () => {
    removeFromShortlist(villa.id)
    showToast(t('shortlist_removed', { name }))
  }
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        {property ? (
          <Picture picture={property.thumb} sizes="96px" widest={400} ratio="1 / 1" decorative />
        ) : (
          <Skeleton ratio="1 / 1" />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {property ? (
            <InternalLink
              to={days ? `${property.url}?${days}` : property.url}
              onClick={onFollow}
              className={styles.link}
            >
              {name}
            </InternalLink>
          ) : (
            name
          )}
        </h3>
        {property && (
          <>
            <p className={styles.facts}>
              {property.loc === property.region ? property.region : `${property.loc}, ${property.region}`}
              <br />
              {t('shortlist_facts', { sleeps: property.sleeps, beds: property.beds, baths: property.baths })}
            </p>
            <div className={styles.price}>
              <PriceLine property={property} stay={stay} isPartyKnown={isPartyKnown} />
              {known.tooSmall && <p className={styles.facts}>{t('shortlist_too_small')}</p>}
            </div>
          </>
        )}
        {!property && waiting && (
          <p className={styles.facts}>
            <Skeleton share={0.8} />
            <Skeleton share={0.6} />
            <Skeleton share={0.7} />
          </p>
        )}
        {!property && !waiting && <p className={styles.facts}>{t('shortlist_unknown')}</p>}
        <Note villa={villa} name={name} />
      </div>
      <IconButton className={styles.remove} label={t('shortlist_remove', { name })} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}

/** The visitor's note on a villa, saved while typing. */
function Note({ villa, name }: { villa: ShortlistedVilla; name: string }) {
  const t = useT()
  const note = useNotes()[villa.id] ?? ''
  const listed = useShortlist()
  const [writing, setWriting] = useState(false)
  useEffect(() => onNotesRemoved(() => setWriting(false)), [])
  if (!writing)
    return (
      <div className={styles.note}>
        {note !== '' && <p className={styles.noted}>{note}</p>}
        <Button
          variant="quiet"
          aria-label={t(note === '' ? 'shortlist_note_add_on' : 'shortlist_note_change_on', { name })}
          onClick={() => setWriting(true)}
        >
          {t(note === '' ? 'shortlist_note' : 'shortlist_note_change')}
        </Button>
      </div>
    )
  return (
    <div className={styles.note}>
      <TextArea
        autoFocus
        label={t('shortlist_note_on', { name })}
        defaultValue={note}
        rows={3}
        maxLength={maxNoteLength}
        onChange={event =>
          setVillaNote(
            villa.id,
            event.currentTarget.value,
            listed.map(({ id }) => id),
          )
        }
      />
      <Button variant="quiet" onClick={() => setWriting(false)}>
        {t('shortlist_note_done')}
      </Button>
    </div>
  )
}
