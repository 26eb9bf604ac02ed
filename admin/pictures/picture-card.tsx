import { AdminLink } from '#admin/ui/admin-link'
import type { OfficePicture } from '#contract/staff/office-pictures'
import { formatDay } from '#domain/calendar/formats'
import { todayAt } from '#domain/calendar/today'
import { useLanguage, useT } from '#web/messages'
import { PictureImage } from './picture-image'
import styles from './pictures.module.css'

/** The name under which staff know a picture: its description, or that of its file. */
export const shownName = (
  { alt, name, id }: Pick<OfficePicture, 'alt' | 'name' | 'id'>,
  language: 'en' | 'fr' | 'de',
) => alt[language] || alt.en || name || `#${id}`

/** The languages in which a picture has no description: `EN, FR`. */
export const lacksOf = ({ alt }: Pick<OfficePicture, 'alt'>): string =>
  (['en', 'fr', 'de'] as const)
    .filter(each => alt[each] === '')
    .map(each => each.toUpperCase())
    .join(', ')

/** A picture of the library with what is missing. */
export function PictureCard({ picture }: { picture: OfficePicture }) {
  const t = useT()
  const language = useLanguage()
  const { id, isDrawing, uses, licenceEnds, isRemoved } = picture
  const lacks = lacksOf(picture)
  const isEnded = licenceEnds !== null && licenceEnds < todayAt(Date.now())
  return (
    <AdminLink to={`/office/pictures/${id}`} className={styles.card}>
      <PictureImage picture={picture} width={400} className={styles.image} lazy />
      <span className={styles.name}>{shownName(picture, language)}</span>
      <span className={styles.facts}>
        {t(isDrawing ? 'admin_pictures_drawing' : 'admin_pictures_photograph')},{' '}
        {t('admin_pictures_uses', { count: uses })}
      </span>
      {lacks !== '' && <span className={styles.lack}>{t('admin_pictures_lacks', { languages: lacks })}</span>}
      {licenceEnds && (
        <span className={isEnded ? styles.lack : styles.facts}>
          {t(isEnded ? 'admin_pictures_licence_ended' : 'admin_pictures_licence_until', {
            day: formatDay(licenceEnds, language),
          })}
        </span>
      )}
      {isRemoved && <span className={styles.lack}>{t('admin_pictures_is_removed')}</span>}
    </AdminLink>
  )
}
