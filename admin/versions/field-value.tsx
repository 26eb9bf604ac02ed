import { isRecord } from '#domain/access/versions'
import { languages } from '#domain/text/language'
import { type Translate, useT } from '#web/messages'
import styles from './versions.module.css'

/** A member of a list as one line: its texts, numbers and kinds. */
function lineOf(value: unknown): string {
  if (isRecord(value)) {
    const isText = Object.keys(value).every(key => languages.some(language => language === key))
    const parts = Object.entries(value).map(([key, part]) => (isText ? `${key}: ${lineOf(part)}` : lineOf(part)))
    return parts.filter(Boolean).join(', ')
  }
  return Array.isArray(value) ? value.map(lineOf).join(', ') : String(value ?? '')
}

const plain = (value: unknown, t: Translate): string =>
  typeof value === 'boolean' ? t(value ? 'admin_log_yes' : 'admin_log_no') : lineOf(value) || '–'

/** A value of a field as staff read it: a text, yes or no, or a list line by line. */
export function FieldValue({ value }: { value: unknown }) {
  const t = useT()
  if (Array.isArray(value) && value.some(isRecord))
    return (
      <ul className={styles.lines}>
        {value.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are never reordered here.
          <li key={i}>{lineOf(line)}</li>
        ))}
      </ul>
    )
  return <span className={styles.value}>{plain(value, t)}</span>
}
