import {
  Amenities,
  BackToResults,
  Introduction,
  Nearby,
  Reviews,
  Rooms,
  Similar,
  StayBar,
  StayPanel,
  StayProvider,
  VillaPictures,
  When,
  Where,
} from '#web/features/villa/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import styles from './villa.module.css'

/** A villa's page: its pictures, then everything one asks before one books, with the stay beside it. */
export default function Villa({ page }: TemplateProps<'villa'>) {
  const { villa } = page
  const { property, images, amenities, reviews, experiences, similar } = villa
  return (
    <StayProvider villa={villa}>
      <VillaPictures villa={property} images={images} />
      <div className={styles.page}>
        <div className={styles.way}>
          <Breadcrumb steps={page.breadcrumb} />
          <BackToResults />
        </div>
        <div className={styles.columns}>
          <div>
            <Introduction villa={villa} />
            <Rooms rooms={property.rooms} />
            <Amenities amenities={amenities} />
            <When />
            <Where villa={villa} />
            <Reviews reviews={reviews} />
          </div>
          <aside>
            <StayPanel />
          </aside>
        </div>
        <Nearby experiences={experiences} />
        <Similar villas={similar} />
      </div>
      <StayBar />
    </StayProvider>
  )
}
