import { ChangeButton } from '#admin/permissions/may-change'
import { useT } from '#web/messages'
import type { ListField } from './use-list-field'
import styles from './villas.module.css'

interface RowButtonsProps<Row> {
  field: ListField<Row>
  at: number
  /** Names the row for screen readers. */
  name: string
}

/** Moves a row of a list up and down, and removes it. */
export function RowButtons<Row>({ field, at, name }: RowButtonsProps<Row>) {
  const t = useT()
  return (
    <div className={styles.rowButtons}>
      <ChangeButton
        variant="quiet"
        disabled={at === 0}
        aria-label={t('admin_villa_up_named', { name })}
        onClick={() => field.move(at, -1)}
      >
        {t('admin_villa_up')}
      </ChangeButton>
      <ChangeButton
        variant="quiet"
        disabled={at === field.rows.length - 1}
        aria-label={t('admin_villa_down_named', { name })}
        onClick={() => field.move(at, 1)}
      >
        {t('admin_villa_down')}
      </ChangeButton>
      <ChangeButton
        variant="quiet"
        aria-label={t('admin_villa_remove_named', { name })}
        onClick={() => field.remove(at)}
      >
        {t('admin_villa_remove')}
      </ChangeButton>
    </div>
  )
}
