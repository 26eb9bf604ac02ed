import styles from '#admin/ui/admin.module.css'
import { type Permission, permissions } from '#domain/access/actor'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Disclosure } from '#web/ui/disclosure'

/** Permissions of one's own, beside those of roles: they reach everywhere. */
export function PermissionCheckboxes({ ticked }: { ticked: readonly Permission[] }) {
  const t = useT()
  return (
    <Disclosure summary={t('admin_rights')} open={ticked.length > 0}>
      <fieldset className={styles.ticks}>
        <legend className={styles.muted}>{t('admin_rights_text')}</legend>
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
    </Disclosure>
  )
}
