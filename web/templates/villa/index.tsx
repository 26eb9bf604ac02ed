import {
  Around,
  Availability,
  BackToResults,
  House,
  Introduction,
  Onward,
  StayBar,
  StayPanel,
  StayProvider,
  VillaPictures,
} from '#web/features/villa/public'
import type { TemplateProps } from '#web/lib/page-data'
import { Breadcrumb } from '#web/ui/breadcrumb'
import styles from './villa.module.css'

export const deferredSections = [House, Around, Onward]

/** A villa page: pictures, then all information, with the stay beside it. */
export default function Villa({ page }: TemplateProps<'villa'>) {
  const { villa } = page
  return (
    <StayProvider villa={villa}>
      <VillaPictures villa={villa.property} images={villa.images} />
      <div className={styles.page}>
        <div className={styles.way}>
          <Breadcrumb steps={page.breadcrumb} />
          <BackToResults />
        </div>
        <div className={styles.columns}>
          <div className={styles.first}>
            <Introduction villa={villa} />
          </div>
          <aside className={styles.stay}>
            <StayPanel />
          </aside>
          <div className={styles.rest}>
            <House villa={villa} />
            <Availability />
            <Around villa={villa} />
          </div>
        </div>
        <Onward villa={villa} />
      </div>
      <StayBar />
    </StayProvider>
  )
}
