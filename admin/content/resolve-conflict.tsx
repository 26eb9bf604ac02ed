import styles from '#admin/ui/admin.module.css'
import { fieldsOfPart } from '#domain/editorial/content-kinds'
import { type ContentState, isSamePart } from '#domain/editorial/content-state'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { fieldLabel, partName } from './content-texts'
import type { Conflict } from './use-content-draft'

interface ResolveConflictProps {
  conflict: Conflict
  mine: ContentState
  resolve: (choice: 'mine' | 'theirs') => void
}

/** Someone else has saved the same part. The typed text stays until one of the two is chosen. */
export function ResolveConflict({ conflict: { parts, theirs }, mine, resolve }: ResolveConflictProps) {
  const t = useT()
  return (
    <section className={styles.note} role="alert" aria-labelledby="conflict">
      <h2 id="conflict">{t('content_conflict')}</h2>
      <ul>
        {parts.map(part => {
          const fields = fieldsOfPart(theirs.kind, part).filter(
            ({ name }) => !isSamePart({ value: mine[part][name] }, { value: theirs.state[part][name] }),
          )
          return (
            <li key={part}>
              {t('content_conflict_part', {
                part: partName(t, part),
                by: theirs.parts[part].editedBy ?? t('content_somebody'),
                fields: fields.map(({ name }) => fieldLabel(t, name)).join(', '),
              })}
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => resolve('mine')}>{t('content_conflict_mine')}</Button>
        <Button variant="secondary" onClick={() => resolve('theirs')}>
          {t('content_conflict_theirs')}
        </Button>
      </div>
    </section>
  )
}
