import { AdminLink } from '#admin/ui/admin-link'
import type { OfficePicture } from '#contract/staff/office-pictures'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { lacksOf, shownName } from './picture-card'
import { PictureImage } from './picture-image'
import own from './pictures.module.css'

/** The cells of a picture in the table of the library, by column. */
export const pictureCells = {
  picture: (picture: OfficePicture) => <NameCell picture={picture} />,
  kind: (picture: OfficePicture) => <KindCell picture={picture} />,
  size: ({ width, height }: OfficePicture) => `${width}\u00A0×\u00A0${height}`,
  uses: ({ uses }: OfficePicture) => uses,
  lacks: (picture: OfficePicture) => lacksOf(picture),
  licence: (picture: OfficePicture) => <LicenceCell picture={picture} />,
}

function NameCell({ picture }: { picture: OfficePicture }) {
  const language = useLanguage()
  return (
    <AdminLink to={`/office/pictures/${picture.id}`} className={own.row}>
      <PictureImage picture={picture} width={200} className={own.thumb} lazy />
      <span>{shownName(picture, language)}</span>
    </AdminLink>
  )
}

function KindCell({ picture: { isDrawing } }: { picture: OfficePicture }) {
  const t = useT()
  return t(isDrawing ? 'admin_pictures_drawing' : 'admin_pictures_photograph')
}

function LicenceCell({ picture: { licenceEnds } }: { picture: OfficePicture }) {
  const language = useLanguage()
  return licenceEnds && formatDay(licenceEnds, language)
}
