import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import styles from '#admin/ui/admin.module.css'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'

/** Milliseconds without a key before the list follows. */
const pauseMs = 300

interface VillaFilterProps {
  regions: readonly { slug: string; name: string }[] | undefined
  /** Further fields, before those of the filter. */
  children?: ReactNode
}

/** The filter of a list of villas: region and a part of the name, both in the address. */
export function VillaFilter({ regions, children }: VillaFilterProps) {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('words') ?? ''
  const [typed, setTyped] = useState(inAddress)
  const words = useDebouncedValue(typed.trim(), pauseMs)
  useEffect(() => {
    setParams(
      before => {
        const next = new URLSearchParams(before)
        if (words) next.set('words', words)
        else next.delete('words')
        return next
      },
      { replace: true },
    )
  }, [words, setParams])
  const region = params.get('region') ?? ''
  return (
    <div className={styles.filterBar}>
      {children}
      <Select
        label={t('admin_filter_region')}
        value={region}
        onChange={event =>
          setParams(before => {
            const next = new URLSearchParams(before)
            if (event.target.value) next.set('region', event.target.value)
            else next.delete('region')
            return next
          })
        }
      >
        <option value="">{t('admin_filter_all_regions')}</option>
        {region && !regions?.some(({ slug }) => slug === region) && <option value={region}>{region}</option>}
        {regions?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        type="search"
        label={t('admin_filter_words')}
        value={typed}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
    </div>
  )
}
