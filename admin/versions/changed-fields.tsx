import type { RecordVersion } from '#contract/staff/versions'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { fieldName } from './field-names'
import { FieldValue } from './field-value'
import styles from './versions.module.css'

interface ChangedFieldsProps {
  changes: RecordVersion['changes']
  /** Ticks fields under this name of a form. */
  choose?: string
}

/** The fields of a change, before and after. */
export function ChangedFields({ changes, choose }: ChangedFieldsProps) {
  const t = useT()
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <li key={path} className={styles.change}>
          {choose ? (
            <CheckboxField name={choose} value={path} defaultChecked>
              {fieldName(path, t)}
            </CheckboxField>
          ) : (
            <p className={styles.field}>{fieldName(path, t)}</p>
          )}
          <div className={styles.sides}>
            <div className={styles.side}>
              <small>{t('admin_log_before')}</small>
              <FieldValue value={before} />
            </div>
            <div className={styles.side}>
              <small>{t('admin_log_after')}</small>
              <FieldValue value={after} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
