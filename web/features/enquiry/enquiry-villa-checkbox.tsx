import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from './enquiry-villa-checkbox.module.css'

interface AskedVillaProps {
  id: number
  /** As far as known before the request. */
  name: string
}

/** A villa of the enquiry, with a checkbox to remove it. One that is no longer let cannot be selected. */
export function EnquiryVillaCheckbox({ id, name }: AskedVillaProps) {
  const lang = useLanguage()
  const { data, isError: failed } = useQuery(`property ${id} ${lang}`, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id, lang } }, { signal }),
  )
  if (failed && !name) return null
  return (
    <li className={styles.villa}>
      <CheckboxField name="villas" value={id} defaultChecked>
        <span className={styles.words}>
          <span className={styles.picture}>
            {data ? (
              <Picture picture={data.thumb} sizes="72px" widest={400} ratio="1 / 1" decorative />
            ) : (
              <Skeleton ratio="1 / 1" />
            )}
          </span>
          <span>
            <span className={styles.name}>{data?.name ?? name}</span>
            {data && (
              <span className={styles.place}>
                {data.loc}, {data.region}
              </span>
            )}
          </span>
        </span>
      </CheckboxField>
    </li>
  )
}
