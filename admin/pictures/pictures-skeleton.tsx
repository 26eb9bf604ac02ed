import { useT } from '#web/messages'
import styles from './pictures.module.css'

/** The place of the pages of pictures while their code loads. */
export function PicturesSkeleton() {
  const t = useT()
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={t('admin_pictures')}>
      {Array.from({ length: 12 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other names.
        <div key={i} className={styles.place} />
      ))}
    </div>
  )
}
