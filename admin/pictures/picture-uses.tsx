import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import { type MessageKey, useLocalPath, useT } from '#web/messages'
import { libraryAddress } from './library-address'

type Use = OfficePictureDetail['usedBy'][number]

const kinds: Readonly<Record<Use['kind'], MessageKey>> = {
  villa: 'admin_villa',
  page: 'admin_pictures_page',
  collection: 'admin_pictures_collection',
  experience: 'admin_pictures_experience',
  article: 'admin_pictures_article',
  press: 'admin_pictures_press',
  'team-member': 'admin_pictures_team',
  slideshow: 'admin_pictures_slideshow',
  wine: 'admin_wine',
}

/** Where the site shows a picture. */
export function PictureUses({ uses }: { uses: readonly Use[] }) {
  const t = useT()
  const local = useLocalPath()
  if (uses.length === 0) return <p>{t('admin_pictures_used_nowhere')}</p>
  return (
    <ul>
      {uses.map(({ kind, id, name, path }) => (
        <li key={`${kind} ${id}`}>
          <span className={styles.muted}>{t(kinds[kind])}</span> {name}{' '}
          {kind === 'villa' && (
            <AdminLink to={libraryAddress({ villaId: id })}>{t('admin_pictures_of_villa')}</AdminLink>
          )}{' '}
          {path && <a href={local(path)}>{t('admin_pictures_see_page')}</a>}
        </li>
      ))}
    </ul>
  )
}
