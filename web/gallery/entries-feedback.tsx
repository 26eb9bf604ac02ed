import { Price } from '#web/features/currency/public'
import { Skeleton } from '#web/ui/skeleton'
import { Tag } from '#web/ui/tag'
import type { Entry } from './entry'
import styles from './gallery.module.css'

export const feedback: Entry[] = [
  {
    name: 'Tag',
    states: {
      plain: () => <Tag>Think exquisite</Tag>,
      available: () => <Tag tone="available">Free</Tag>,
      ask: () => <Tag tone="ask">On request</Tag>,
      last: () => <Tag tone="last">Last week</Tag>,
    },
  },
  {
    name: 'Skeleton',
    states: {
      'picture and lines': () => (
        <div className={styles.wide}>
          <Skeleton ratio="4 / 3" />
          <Skeleton share={0.7} />
          <Skeleton share={0.4} />
        </div>
      ),
    },
  },
  {
    name: 'Price',
    states: { 'whole euros': () => <Price amount={9800} />, 'with cents': () => <Price amount={1020.5} /> },
  },
]
