import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import { useItalianCommunes, useItalianProvinces } from './use-places'

interface ItalianPlaceProps {
  province: string
  commune: string
  /** Former communes are listed if they existed on this day; all of them while it is unknown. */
  day: string
  errors: { province: string | undefined; commune: string | undefined }
  onChange: (place: { province: string; commune: string }) => void
}

/** Province and commune: the commune is a combobox of those in the province. */
export function ItalianPlace({ province, commune, day, errors, onChange }: ItalianPlaceProps) {
  const t = useT()
  const id = useId()
  const provinces = useItalianProvinces(true)
  const { data, isError, refetch } = useItalianCommunes(province)
  const labelOf = ({ name, endedOn }: { name: string; endedOn: string | null }) =>
    endedOn ? t('passport_commune_until', { name, year: endedOn.slice(0, 4) }) : name
  const listed = data?.communes.filter(({ code, endedOn }) => code === commune || !endedOn || day <= endedOn) ?? []
  const chosen = listed.find(({ code }) => code === commune)
  const shown = chosen ? labelOf(chosen) : ''
  const [typed, setTyped] = useState(shown)
  useEffect(() => {
    if (shown) setTyped(shown)
  }, [shown])

  const type = (text: string) => {
    setTyped(text)
    const wanted = text.trim().toLowerCase()
    const found = listed.find(one => labelOf(one).toLowerCase() === wanted)
    if ((found?.code ?? '') !== commune) onChange({ province, commune: found?.code ?? '' })
  }
  // A name typed before the communes had loaded can be one of them.
  const match = useEffectEvent(() => {
    if (typed && !commune) type(typed)
  })
  useEffect(() => {
    if (data) match()
  }, [data])
  const isUnlisted = typed.trim() !== '' && commune === '' && data !== undefined
  return (
    <>
      <Select
        label={t('passport_province')}
        error={errors.province ?? (provinces.isError ? t('passport_places_failed') : undefined)}
        value={province}
        onChange={event => {
          setTyped('')
          onChange({ province: event.target.value, commune: '' })
        }}
      >
        <option value="" />
        {provinces.data?.provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </Select>
      <Input
        label={t('passport_commune')}
        hint={province ? undefined : t('passport_commune_hint')}
        error={isUnlisted ? t('passport_commune_unlisted') : errors.commune}
        list={`${id}communes`}
        value={typed}
        disabled={!province}
        autoComplete="off"
        onFocus={() => isError && refetch()}
        onChange={event => type(event.target.value)}
      />
      <datalist id={`${id}communes`}>
        {listed.map(one => (
          <option key={one.code} value={labelOf(one)} />
        ))}
      </datalist>
    </>
  )
}
