import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './topics.module.css'

interface TopicsProps {
  topics: readonly { id: number; name: string; blogTagCMSRelativeURL: string }[]
  /** The topic whose page this is. */
  current?: number | undefined
}

/** Subjects of the journal, as links to their pages. */
export function Topics({ topics, current }: TopicsProps) {
  const t = useT()
  if (topics.length === 0) return null
  return (
    <nav aria-label={t('journal_topics')}>
      <ul className={styles.topics}>
        {topics.map(({ id, name, blogTagCMSRelativeURL }) => (
          <li key={id}>
            <InternalLink
              to={blogTagCMSRelativeURL}
              className={styles.topic}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
