import { useState } from 'react'
import type { RecordState } from '#domain/access/versions'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import styles from './merge-dialog.module.css'

type Side = 'theirs' | 'mine'

interface MergeDialogProps {
  /** The fields that both changed, by path. */
  conflicts: readonly string[]
  /** Fields by path: before both edits, as a colleague saved them, and as they were typed here. */
  base: RecordState
  theirs: RecordState
  mine: RecordState
  /** The label of a field. */
  nameOf: (path: string) => string
  /** Shows a value of a field. */
  show: (value: unknown, path: string) => React.ReactNode
  /** Saves with the chosen values of the conflicting fields. */
  onMerge: (chosen: RecordState) => void
  onClose: () => void
}

/**
 * Two people changed the same fields: shows both values of each, and lets the second person choose. Closing it keeps what
 * was typed in the form.
 */
export function MergeDialog({ conflicts, base, theirs, mine, nameOf, show, onMerge, onClose }: MergeDialogProps) {
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (path: string): Side => sides[path] ?? 'mine'
  const chosen = () =>
    Object.fromEntries(conflicts.map(path => [path, (sideOf(path) === 'mine' ? mine : theirs)[path]]))
  return (
    <Dialog
      title={t('admin_merge')}
      onClose={onClose}
      className={styles.wide}
      footer={
        <p className={styles.actions}>
          <Button onClick={() => onMerge(chosen())}>{t('admin_merge_save')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('admin_merge_later')}
          </Button>
        </p>
      }
    >
      <p>{t('admin_merge_text')}</p>
      {conflicts.map(path => (
        <fieldset key={path} className={styles.field}>
          <legend>{nameOf(path)}</legend>
          <div className={styles.before}>
            <small>{t('admin_merge_base')}</small>
            <div>{show(base[path], path)}</div>
          </div>
          <div className={styles.sides}>
            {(['theirs', 'mine'] as const).map(side => (
              <label key={side} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={path}
                    checked={sideOf(path) === side}
                    onChange={() => setSides({ ...sides, [path]: side })}
                  />
                  {t(`admin_merge_${side}`)}
                </span>
                <span>{show((side === 'mine' ? mine : theirs)[path], path)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
}
