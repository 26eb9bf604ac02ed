import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import type { VillaPictureTexts } from '#contract/staff/office-pictures'
import { languages } from '#domain/text/language'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { TextArea } from '#web/ui/text-area'
import { PictureImage } from '../picture-image'
import own from './describe-pictures.module.css'
import { altName } from './picture-texts'

interface DescribedPictureProps {
  picture: VillaPictureTexts['pictures'][number]
  position: number
  values: Readonly<Record<string, string>>
  fieldError: (name: string) => string | undefined
  /** Undefined for the first picture. */
  onCopy: ((form: HTMLFormElement) => void) | undefined
}

/** A picture with its description in each language. */
export function DescribedPicture({ picture, position, values, fieldError, onCopy }: DescribedPictureProps) {
  const t = useT()
  const { id, photographer, licence, name } = picture
  return (
    <li className={own.row}>
      <div className={own.about}>
        <AdminLink to={`/office/pictures/${id}`} aria-label={`${position}. ${name || id}`}>
          <PictureImage picture={picture} width={400} className={own.image} lazy />
        </AdminLink>
        <p className={styles.muted}>{[photographer, licence].filter(Boolean).join(' · ')}</p>
      </div>
      {languages.map(language => (
        <TextArea
          key={language}
          name={altName(id, language)}
          lang={language}
          rows={3}
          maxLength={500}
          label={t('admin_pictures_alt_of', { position, language: t(`admin_language_${language}`) })}
          defaultValue={values[altName(id, language)]}
          error={fieldError(altName(id, language))}
        />
      ))}
      {onCopy && (
        <p className={own.copy}>
          <Button
            variant="quiet"
            aria-label={t('admin_pictures_as_before_of', { position })}
            onClick={({ currentTarget: { form } }) => form && onCopy(form)}
          >
            {t('admin_pictures_as_before')}
          </Button>
        </p>
      )}
    </li>
  )
}
