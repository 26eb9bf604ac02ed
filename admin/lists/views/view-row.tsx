import styles from '#admin/ui/admin.module.css'
import type { SavedViewShown } from '#contract/staff/saved-views'
import { useT } from '#web/messages'
import { Button, IconButton } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import own from './views.module.css'

interface ViewRowProps {
  view: SavedViewShown
  /** Its place among the own views; undefined for those of others. */
  place: { at: number; of: number } | undefined
  onMove: (step: 1 | -1) => void
  onEdit: () => void
  onRemove: () => void
  onDefault: (isDefault: boolean) => void
}

/** A saved view with what can be done with it. */
export function ViewRow({ view, place, onMove, onEdit, onRemove, onDefault }: ViewRowProps) {
  const t = useT()
  const { name, author, isOwn, shared, isDefault, isEditable } = view
  return (
    <li className={own.view}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{name}</p>
        {shared && (
          <p className={styles.muted}>
            {isOwn ? t('admin_view_is_shared') : author ? t('admin_view_by', { author }) : t('admin_view_by_nobody')}
          </p>
        )}
      </div>
      {place && place.of > 1 && (
        <div className={own.moves}>
          <IconButton label={t('admin_view_up', { name })} disabled={place.at === 0} onClick={() => onMove(-1)}>
            <span className={cx(own.arrow, own.up)}>
              <ChevronDownIcon />
            </span>
          </IconButton>
          <IconButton
            label={t('admin_view_down', { name })}
            disabled={place.at === place.of - 1}
            onClick={() => onMove(1)}
          >
            <span className={own.arrow}>
              <ChevronDownIcon />
            </span>
          </IconButton>
        </div>
      )}
      <Checkbox
        className={own.default}
        choice={isDefault ? 'all' : 'none'}
        aria-label={t('admin_view_opens_with', { name })}
        onChange={({ currentTarget }) => onDefault(currentTarget.checked)}
      >
        {t('admin_view_opens')}
      </Checkbox>
      {isEditable && (
        <div className={styles.acts}>
          <Button variant="quiet" aria-label={t('admin_view_edit_named', { name })} onClick={onEdit}>
            {t('admin_view_edit')}
          </Button>
          <Button variant="quiet" aria-label={t('admin_view_remove_named', { name })} onClick={onRemove}>
            {t('admin_view_remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
