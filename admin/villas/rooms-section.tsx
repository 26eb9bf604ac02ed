import { Input, Select } from '#admin/permissions/fields'
import { ChangeButton } from '#admin/permissions/may-change'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { WrittenRoom } from '#domain/catalogue/villa-record'
import { languages } from '#domain/text/language'
import { bathrooms, floors, roomKinds } from '#domain/villas/rooms'
import { useT } from '#web/messages'
import { listOf } from './fields'
import { RowButtons } from './row-buttons'
import { SectionForm, sectionBase, sectionDraft } from './section-form'
import { type ListField, useListField } from './use-list-field'
import styles from './villas.module.css'

const readRooms = ({ rooms }: Record<string, unknown>) => ({ rooms: listOf(rooms) })

interface SectionProps {
  record: OfficeVillaRecord
  onSaved: (saved: OfficeVillaRecord) => void
}

/** The bedrooms of a villa: beds, floor, bathroom and what is special, in the order of the site. */
export function RoomsSection({ record, onSaved }: SectionProps) {
  const t = useT()
  const draft = sectionDraft(record.id, 'rooms')
  const rooms = useListField(draft, 'rooms', sectionBase(record, 'rooms').values.rooms)
  return (
    <SectionForm record={record} section="rooms" read={readRooms} controlled={rooms.text} onSaved={onSaved}>
      {({ fieldError }) => (
        <>
          <input type="hidden" name="rooms" value={rooms.text} />
          <p className={styles.hint}>
            {t('admin_villa_rooms_count', { count: rooms.rows.length, bedrooms: record.villa.bedrooms })}
          </p>
          {rooms.rows.map((room, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is named by its place alone.
            <RoomFields key={i} field={rooms} room={room} at={i} fieldError={fieldError} />
          ))}
          <p>
            <ChangeButton variant="secondary" onClick={() => rooms.add({ kind: 'double', floor: 'ground' })}>
              {t('admin_villa_room_add')}
            </ChangeButton>
          </p>
        </>
      )}
    </SectionForm>
  )
}

interface RoomFieldsProps {
  field: ListField<WrittenRoom>
  room: WrittenRoom
  at: number
  fieldError: (name: string) => string | undefined
}

function RoomFields({ field, room, at, fieldError }: RoomFieldsProps) {
  const t = useT()
  const name = t('admin_villa_room', { number: at + 1 })
  const { bathroom, ...shared } = room
  return (
    <fieldset className={styles.list}>
      <legend>{name}</legend>
      <div className={styles.three}>
        <Select
          label={t('admin_villa_room_kind')}
          value={room.kind}
          onChange={event => field.change(at, { ...room, kind: event.target.value as WrittenRoom['kind'] })}
        >
          {roomKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`admin_villa_kind_${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('admin_villa_room_floor')}
          value={room.floor}
          onChange={event => field.change(at, { ...room, floor: event.target.value as WrittenRoom['floor'] })}
        >
          {floors.map(floor => (
            <option key={floor} value={floor}>
              {t(`admin_villa_floor_${floor}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('admin_villa_room_bathroom')}
          value={bathroom ?? ''}
          onChange={event => {
            const chosen = bathrooms.find(each => each === event.target.value)
            field.change(at, { ...shared, ...(chosen && { bathroom: chosen }) })
          }}
        >
          <option value="">{t('admin_villa_bath_none')}</option>
          {bathrooms.map(each => (
            <option key={each} value={each}>
              {t(`admin_villa_bath_${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.three}>
        {languages.map(language => (
          <Input
            key={language}
            lang={language}
            maxLength={300}
            autoComplete="off"
            label={`${t('admin_villa_room_note')} (${t(`admin_language_${language}`)})`}
            value={room.note?.[language] ?? ''}
            onChange={event => field.change(at, { ...room, note: { ...room.note, [language]: event.target.value } })}
            error={fieldError(`rooms.${at}.note.${language}`)}
          />
        ))}
      </div>
      <RowButtons field={field} at={at} name={name} />
    </fieldset>
  )
}
