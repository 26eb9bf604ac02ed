import { isRecord } from '#domain/access/versions'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import { languages } from '#domain/text/language'
import { bathrooms, floors, roomKinds } from '#domain/villas/rooms'
import { type Translate, useT } from '#web/messages'
import styles from './versions.module.css'

const among = <Code extends string>(codes: readonly Code[], value: unknown) => codes.find(code => code === value)

/** The name of a code in a room of a villa or a place near it; undefined for any other value. */
function nameOf(t: Translate, member: string, value: unknown): string | undefined {
  const room = member === 'kind' ? among(roomKinds, value) : undefined
  const near = member === 'kind' ? among(nearbyKinds, value) : undefined
  const floor = member === 'floor' ? among(floors, value) : undefined
  const bath = member === 'bathroom' ? among(bathrooms, value) : undefined
  const by = member === 'by' ? among(travelModes, value) : undefined
  if (room) return t(`admin_villa_kind_${room}`)
  if (near) return t(`admin_villa_nearby_${near}`)
  if (floor) return t(`admin_villa_floor_${floor}`)
  if (bath) return t(`admin_villa_bath_${bath}`)
  return by && t(`admin_villa_by_${by}`)
}

/** A member of a list as one line: its texts, numbers and kinds. */
function lineOf(t: Translate, value: unknown): string {
  if (isRecord(value)) {
    const isText = Object.keys(value).every(key => languages.some(language => language === key))
    const parts = Object.entries(value).map(([key, part]) =>
      isText ? `${key}: ${lineOf(t, part)}` : (nameOf(t, key, part) ?? lineOf(t, part)),
    )
    return parts.filter(Boolean).join(', ')
  }
  return Array.isArray(value) ? value.map(each => lineOf(t, each)).join(', ') : String(value ?? '')
}

const plain = (value: unknown, t: Translate): string =>
  typeof value === 'boolean' ? t(value ? 'admin_log_yes' : 'admin_log_no') : lineOf(t, value) || '–'

/** A value of a field as staff read it: a text, yes or no, or a list line by line. */
export function FieldValue({ value }: { value: unknown }) {
  const t = useT()
  if (Array.isArray(value) && value.some(isRecord))
    return (
      <ul className={styles.lines}>
        {value.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are never reordered here.
          <li key={i}>{lineOf(t, line)}</li>
        ))}
      </ul>
    )
  return <span className={styles.value}>{plain(value, t)}</span>
}
