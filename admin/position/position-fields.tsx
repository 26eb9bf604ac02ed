import { type ReactNode, useState } from 'react'
import { Input } from '#admin/permissions/fields'
import { Changes } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import type { Position } from '#domain/geography/distance'
import { PositionMap } from '#web/features/map/public'
import { useLanguage, useT } from '#web/messages'
import { FieldRow } from '#web/ui/form-parts'
import { ChevronDownIcon } from '#web/ui/icons'

interface PositionFieldsProps {
  /** Texts of the fields: they may be no numbers yet. */
  lat: string
  lng: string
  /** The area that the map shows before a position is typed. */
  start: Position
  /** Names of the fields in a form that is not controlled. */
  isNamed?: boolean
  latError?: string | undefined
  lngError?: string | undefined
  onChange: (lat: string, lng: string) => void
  /** A warning about the position. */
  children?: ReactNode
}

const degrees = (text: string, most: number): number | undefined => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Math.abs(value) <= most ? value : undefined
}

/** The position that two texts name; undefined where they name none. */
export function readPosition(latText: string, lngText: string): Position | undefined {
  const [lat, lng] = [degrees(latText, 90), degrees(lngText, 180)]
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

/** Latitude and longitude, typed or set by a pin on the map. */
export function PositionFields(props: PositionFieldsProps) {
  const { lat, lng, start, isNamed, latError, lngError, onChange, children } = props
  const t = useT()
  const language = useLanguage()
  const [isMapOpen, setMapOpen] = useState(true)
  const position = readPosition(lat, lng)
  const field = (name: 'lat' | 'lng', value: string, error: string | undefined) => (
    <Input
      {...(isNamed && { name })}
      required
      inputMode="decimal"
      autoComplete="off"
      label={t(`admin_villa_${name}`)}
      hint={isNamed && name === 'lat' ? t('admin_villa_lat_hint') : undefined}
      value={language === 'en' ? value : value.replace('.', ',')}
      error={error}
      onChange={event => (name === 'lat' ? onChange(event.target.value, lng) : onChange(lat, event.target.value))}
    />
  )
  return (
    <>
      <FieldRow>
        {field('lat', lat, latError)}
        {field('lng', lng, lngError)}
      </FieldRow>
      {children}
      <Changes>
        <details className={styles.expander} open={isMapOpen} onToggle={event => setMapOpen(event.currentTarget.open)}>
          <summary>
            {t('admin_position_map')} <ChevronDownIcon />
          </summary>
          {isMapOpen && (
            <PositionMap
              label={t('admin_position_map')}
              pinLabel={
                position
                  ? t('admin_position_pin', { lat: position.lat, lng: position.lng })
                  : t('admin_position_pin_unset')
              }
              position={position}
              start={start}
              onMove={to => onChange(String(to.lat), String(to.lng))}
            />
          )}
        </details>
      </Changes>
    </>
  )
}
