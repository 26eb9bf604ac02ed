import { type Permission, permissions } from '#domain/actor'
import { useT } from '#web/messages'
import { Tick } from '#web/ui/tick'
import styles from './desk.module.css'

/** Checkboxes for permissions, each with a description. */
export function RightTicks({ ticked }: { ticked: readonly Permission[] }) {
  const t = useT()
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('desk_rights')}</legend>
      {permissions.map(permission => (
        <Tick key={permission} name="permissions" value={permission} defaultChecked={ticked.includes(permission)}>
          {t(`desk_right_${permission}`)}
          <br />
          <span className={styles.soft}>{t(`desk_opens_${permission}`)}</span>
        </Tick>
      ))}
    </fieldset>
  )
}
