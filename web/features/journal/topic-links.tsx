import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './topic-links.module.css'

interface TopicsProps {
  topics: readonly { id: number; name: string; blogTagCMSRelativeURL: string }[]
  /** The topic of the current page. */
  current?: number | undefined
}

/** Links to the topics of the journal. */
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
