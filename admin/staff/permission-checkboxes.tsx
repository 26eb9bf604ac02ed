import styles from '#admin/ui/admin.module.css'
import { type Permission, permissions } from '#domain/access/actor'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'

/** Checkboxes for permissions, each with a description. */
export function PermissionCheckboxes({ ticked }: { ticked: readonly Permission[] }) {
  const t = useT()
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('admin_rights')}</legend>
      {permissions.map(permission => (
        <CheckboxField
          key={permission}
          name="permissions"
          value={permission}
          defaultChecked={ticked.includes(permission)}
        >
          {t(`admin_right_${permission}`)}
          <br />
          <span className={styles.muted}>{t(`admin_opens_${permission}`)}</span>
        </CheckboxField>
      ))}
    </fieldset>
  )
}
