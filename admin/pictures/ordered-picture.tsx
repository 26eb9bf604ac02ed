import { Button as DragButton } from 'react-aria-components'
import { Changes, PlainChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficeVillaPictures } from '#contract/staff/office-pictures'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import { shownName } from './picture-card'
import { PictureImage } from './picture-image'
import type { PictureOrder } from './use-picture-order'
import own from './villa-pictures.module.css'

export type Shown = PictureOrder['pictures'][number]
type Room = OfficeVillaPictures['rooms'][number]

interface OrderedPictureProps {
  picture: Shown
  position: number
  isLast: boolean
  isOnly: boolean
  isThumb: boolean
  rooms: readonly Room[]
  onStep: (by: -1 | 1) => void
  onRoom: (room: number | null) => void
  onThumb: () => void
  onRemove: () => void
}

/** A picture among those of a villa: its place, its room, and what can be done with it. */
export function OrderedPicture(props: OrderedPictureProps) {
  const { picture, position, isLast, isOnly, isThumb, rooms, onStep, onRoom, onThumb, onRemove } = props
  const t = useT()
  const name = shownName(picture, useLanguage())
  const roomName = ({ kind, floor }: Room) =>
    `${t(`admin_pictures_room_${kind}` as MessageKey)}, ${t(`admin_pictures_floor_${floor}` as MessageKey)}`
  const room = rooms[picture.room ?? -1]
  return (
    <>
      <div className={own.frame}>
        <PictureImage picture={picture} width={400} className={own.image} />
        <span className={own.position}>{position}</span>
        <Changes>
          <DragButton slot="drag" className={own.grip ?? ''} aria-label={t('admin_pictures_drag', { name })}>
            <GripIcon />
          </DragButton>
        </Changes>
      </div>
      <p className={own.name}>
        <AdminLink to={`/office/pictures/${picture.id}`}>{name}</AdminLink>
      </p>
      <p className={styles.muted}>{t(picture.isDrawing ? 'admin_pictures_drawing' : 'admin_pictures_photograph')}</p>
      <Changes instead={room && <p className={styles.muted}>{roomName(room)}</p>}>
        <select
          className={own.room}
          aria-label={t('admin_pictures_room_of', { name })}
          value={picture.room ?? ''}
          onChange={({ currentTarget: { value } }) => onRoom(value === '' ? null : Number(value))}
        >
          <option value="">{t('admin_pictures_no_room')}</option>
          {rooms.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms are known by their place.
            <option key={i} value={i}>
              {i + 1}. {roomName(each)}
            </option>
          ))}
        </select>
      </Changes>
      <div className={own.acts}>
        <PlainChangeButton
          className={own.act}
          aria-label={t('admin_pictures_earlier', { name })}
          aria-disabled={position === 1}
          onClick={() => onStep(-1)}
        >
          <ChevronLeftIcon />
        </PlainChangeButton>
        <PlainChangeButton
          className={own.act}
          aria-label={t('admin_pictures_later', { name })}
          aria-disabled={isLast}
          onClick={() => onStep(1)}
        >
          <ChevronRightIcon />
        </PlainChangeButton>
        {isThumb ? (
          <span className={own.thumb}>{t('admin_pictures_is_thumb')}</span>
        ) : (
          <PlainChangeButton className={own.act} aria-label={t('admin_pictures_thumb_of', { name })} onClick={onThumb}>
            {t('admin_pictures_thumb')}
          </PlainChangeButton>
        )}
        {!isOnly && (
          <PlainChangeButton
            className={own.act}
            aria-label={t('admin_pictures_take_off_of', { name })}
            onClick={onRemove}
          >
            {t('admin_pictures_take_off_short')}
          </PlainChangeButton>
        )}
      </div>
    </>
  )
}

const GripIcon = () => (
  <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {[5, 10, 15].map(y => [7, 13].map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />))}
  </svg>
)
