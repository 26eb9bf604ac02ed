import type { VillaData } from '#contract/pages/villa'
import type { PropertyDetail } from '#contract/villas/properties'
import { roomsByFloor } from '#domain/villas/rooms-by-floor'
import { type MessageKey, useT } from '#web/messages'
import { Picture } from '#web/ui/picture'
import { Section } from '../section'
import styles from './rooms.module.css'

type Room = PropertyDetail['rooms'][number]

const floors: Record<Room['floor'], MessageKey> = {
  lower: 'villa_floor_lower',
  ground: 'villa_floor_ground',
  first: 'villa_floor_first',
  second: 'villa_floor_second',
  annexe: 'villa_floor_annexe',
  tower: 'villa_floor_tower',
}
const kinds: Record<Room['kind'], MessageKey> = {
  single: 'villa_room_single',
  double: 'villa_room_double',
  twin: 'villa_room_twin',
  triple: 'villa_room_triple',
  quad: 'villa_room_quad',
  six: 'villa_room_six',
  bunk: 'villa_room_bunk',
}
const beds: Record<Room['kind'], MessageKey> = {
  single: 'villa_beds_single',
  double: 'villa_beds_double',
  twin: 'villa_beds_twin',
  triple: 'villa_beds_triple',
  quad: 'villa_beds_quad',
  six: 'villa_beds_six',
  bunk: 'villa_beds_bunk',
}
const bathrooms: Record<NonNullable<Room['bathroom']>, MessageKey> = {
  shower: 'villa_bath_shower',
  bath: 'villa_bath_bath',
  'bath-and-shower': 'villa_bath_both',
}

interface RoomsProps extends Pick<VillaData, 'images' | 'roomPictures'> {
  rooms: readonly Room[]
}

/** The bedrooms by floor, in the order of a tour; with pictures if available. */
export function Rooms({ rooms, images, roomPictures }: RoomsProps) {
  const t = useT()
  if (rooms.length === 0) return null
  const pictureOf = (room: Room) => {
    const shown = roomPictures.find(({ room: place }) => rooms[place] === room)
    return images.find(({ id }) => id === shown?.pictureId)
  }
  return (
    <Section title={t('villa_rooms')}>
      <div className={styles.floors}>
        {roomsByFloor(rooms).map(({ floor, rooms }) => (
          <div key={floor} className={styles.floor}>
            <h3 className={styles.name}>{t(floors[floor])}</h3>
            <ul className={styles.rooms}>
              {rooms.map((room, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity other than their index.
                <li key={i} className={styles.room}>
                  <RoomPicture picture={pictureOf(room)} />
                  <p className={styles.kind}>{t(kinds[room.kind])}</p>
                  <p className={styles.facts}>
                    {t(beds[room.kind])} · {t(room.bathroom ? bathrooms[room.bathroom] : 'villa_bath_shared')}
                  </p>
                  {room.note && <p className={styles.note}>{room.note}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

const RoomPicture = ({ picture }: { picture: VillaData['images'][number] | undefined }) =>
  picture && (
    <Picture
      picture={picture}
      ratio="3 / 2"
      sizes="(min-width: 768px) 20rem, 92vw"
      widest={1000}
      decorative
      className={styles.picture}
    />
  )
