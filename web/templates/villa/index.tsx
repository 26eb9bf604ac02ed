import { Amenities } from '#web/features/villa/amenities'
import { BackToResults } from '#web/features/villa/back-to-results'
import { Gallery } from '#web/features/villa/gallery/gallery'
import { Introduction } from '#web/features/villa/introduction'
import { Nearby } from '#web/features/villa/nearby'
import { Reviews } from '#web/features/villa/reviews'
import { Rooms } from '#web/features/villa/rooms'
import { Similar } from '#web/features/villa/similar'
import { StayBar } from '#web/features/villa/stay/stay-bar'
import { StayPanel } from '#web/features/villa/stay/stay-panel'
import { StayProvider } from '#web/features/villa/stay/use-stay'
import { When } from '#web/features/villa/when/when'
import { Where } from '#web/features/villa/where/where'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import styles from './villa.module.css'

/** A villa's page: its pictures, then everything one asks before one books, with the stay beside it. */
export default function Villa({ page }: TemplateProps<'villa'>) {
  const { villa } = page
  const { property, images, amenities, reviews, experiences, similar } = villa
  return (
    <StayProvider villa={villa}>
      <Gallery villa={property} images={images} />
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
