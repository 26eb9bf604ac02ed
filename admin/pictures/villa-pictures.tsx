import { useState } from 'react'
import { GridList, GridListItem, I18nProvider, useDragAndDrop } from 'react-aria-components'
import { Changes, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { providePressableStyle } from '#admin/ui/pressable-style'
import { VillaHead } from '#admin/ui/villas/villa-head'
import type { OfficeVillaPictures } from '#contract/staff/office-pictures'
import type { StaffPerson } from '#contract/staff/staff'
import { locales } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { errorMessage } from '#web/features/forms/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { DescribePictures } from './describe/describe-pictures'
import { libraryAddress } from './library-address'
import { OrderedPicture, type Shown } from './ordered-picture'
import { shownName } from './picture-card'
import { UploadPanel } from './uploads/upload-panel'
import { picturesKey } from './uploads/upload-queue'
import { moveItems, usePictureOrder } from './use-picture-order'
import own from './villa-pictures.module.css'

providePressableStyle()

interface VillaPicturesProps {
  villaId: number
  /** Shows the descriptions of all pictures. */
  isTexts: boolean
  me: StaffPerson
}

/** The pictures of a villa: uploads, order, rooms, the one that lists show, and their descriptions. */
export function VillaPictures({ villaId, isTexts, me }: VillaPicturesProps) {
  const mayChange = useMayChange()
  const queryKey = `${picturesKey}villa ${villaId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    queryKey,
    signal => adminApi('GET /office/villas/{id}/pictures', { params: { id: villaId } }, { signal }),
    { staleTime: 0 },
  )
  // An upload adds a picture: the list begins anew from what the server has.
  const seen = data && `${data.revision} ${data.pictures.length}`
  const [saved, setSaved] = useState<string>()
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState(seen)
  if (seen !== undefined && seen !== shown) {
    setShown(seen)
    if (seen !== saved) setRound(round + 1)
  }
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {given => (
        <>
          <VillaHead me={me} villaId={villaId} at="admin_pictures" name={given.villa.name} />
          <PictureCount given={given} isTexts={isTexts && mayChange} />
          {isTexts && mayChange ? (
            <DescribePictures villaId={villaId} me={me} />
          ) : (
            <>
              <UploadPanel target={{ kind: 'villa', id: given.villa.id, name: given.villa.name }} />
              <OrderedPictures
                key={round}
                given={given}
                onReload={() => {
                  setRound(round + 1)
                  refetch()
                }}
                onSaved={next => {
                  setSaved(`${next.revision} ${next.pictures.length}`)
                  setQueryData(queryKey, next)
                }}
              />
            </>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function PictureCount({ given: { villa, pictures }, isTexts }: { given: OfficeVillaPictures; isTexts: boolean }) {
  const t = useT()
  const local = useLocalPath()
  return (
    <p className={cx(styles.muted, styles.chosen)}>
      {t('admin_pictures_count', { count: pictures.length })}
      {pictures.length > 0 && (
        <Changes>
          <AdminLink to={libraryAddress({ villaId: villa.id, isTexts: !isTexts })}>
            {t(isTexts ? 'admin_pictures_to_order' : 'admin_pictures_describe_all')}
          </AdminLink>
        </Changes>
      )}
      {villa.live && <a href={local(villa.path)}>{t('admin_pictures_see_page')}</a>}
    </p>
  )
}

interface OrderedPicturesProps {
  given: OfficeVillaPictures
  onSaved: (saved: OfficeVillaPictures) => void
  onReload: () => void
}

function OrderedPictures({ given, onSaved, onReload }: OrderedPicturesProps) {
  const t = useT()
  const mayChange = useMayChange()
  const language = useLanguage()
  const { order, change, undo, isSaving, problem, save } = usePictureOrder(given, onSaved)
  const [removing, setRemoving] = useState<Shown>()
  const [said, setSaid] = useState('')
  const { pictures, thumbId } = order
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys =>
      [...keys].map(key => {
        const picture = pictures.find(({ id }) => id === key)
        return { 'text/plain': picture ? shownName(picture, language) : String(key) }
      }),
    onReorder: ({ keys, target }) =>
      change({
        thumbId,
        pictures: moveItems(pictures, new Set([...keys].map(Number)), {
          id: Number(target.key),
          isBefore: target.dropPosition === 'before',
        }),
      }),
  })
  /** Moves a picture by its buttons, which keep the focus. */
  const step = (id: number, by: -1 | 1) => {
    const at = pictures.findIndex(picture => picture.id === id)
    const other = pictures[at + by]
    if (!other) return
    change({ thumbId, pictures: moveItems(pictures, new Set([id]), { id: other.id, isBefore: by < 0 }) })
    setSaid(t('admin_pictures_moved', { position: at + by + 1, count: pictures.length }))
  }
  return (
    <section className={styles.part} aria-labelledby="order">
      <h2 id="order">{t('admin_pictures_order')}</h2>
      <Changes>
        <p className={styles.muted}>{t('admin_pictures_order_hint')}</p>
      </Changes>
      <div className={own.bar}>
        <Changes>
          <p role="status" className={styles.muted}>
            {t(
              isSaving
                ? 'admin_pictures_saving'
                : problem === undefined
                  ? 'admin_pictures_saved'
                  : 'admin_pictures_unsaved',
            )}
          </p>
        </Changes>
        {undo && (
          <Button variant="quiet" onClick={undo}>
            {t('admin_undo')}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {problem !== undefined && (
        <div className={styles.note}>
          <FormError>{errorMessage(problem, t, { 'edited-meanwhile': t('admin_pictures_order_edited') })}</FormError>
          <p className={styles.actions}>
            <Button variant="secondary" onClick={save}>
              {t('error_retry')}
            </Button>
            <Button variant="quiet" onClick={onReload}>
              {t('admin_pictures_take_theirs')}
            </Button>
          </p>
        </div>
      )}
      <I18nProvider locale={locales[language] ?? 'en-GB'}>
        <GridList
          aria-labelledby="order"
          className={own.list ?? ''}
          items={[...pictures]}
          dependencies={[order]}
          layout="grid"
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          {...(mayChange && { dragAndDropHooks })}
        >
          {picture => {
            const at = pictures.indexOf(picture)
            return (
              <GridListItem textValue={shownName(picture, language)} className={own.item ?? ''}>
                <OrderedPicture
                  picture={picture}
                  position={at + 1}
                  isLast={at === pictures.length - 1}
                  isOnly={pictures.length === 1}
                  isThumb={picture.id === thumbId}
                  rooms={given.rooms}
                  onStep={by => step(picture.id, by)}
                  onRoom={room =>
                    change({ thumbId, pictures: pictures.map(each => (each === picture ? { ...each, room } : each)) })
                  }
                  onThumb={() => change({ ...order, thumbId: picture.id })}
                  onRemove={() => setRemoving(picture)}
                />
              </GridListItem>
            )
          }}
        </GridList>
      </I18nProvider>
      {removing && (
        <ConfirmDialog
          title={t('admin_pictures_take_off')}
          text={t('admin_pictures_take_off_then', { name: shownName(removing, language), villa: given.villa.name })}
          action={t('admin_pictures_take_off_go')}
          decline={t('admin_not_now')}
          act={async () => {
            const rest = pictures.filter(({ id }) => id !== removing.id)
            change({ pictures: rest, thumbId: removing.id === thumbId ? (rest[0]?.id ?? thumbId) : thumbId })
          }}
          onDone={() => setRemoving(undefined)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  )
}
