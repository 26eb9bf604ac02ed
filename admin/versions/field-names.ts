import { languages } from '#domain/text/language'
import type { MessageKey, Translate } from '#web/messages'

/** Names of fields of records, by the first step of their path. A field without a name shows its path. */
const fieldNames: Readonly<Record<string, MessageKey>> = {
  name: 'admin_field_name',
  slug: 'admin_villa_slug',
  path: 'admin_villa_path',
  regionId: 'admin_villa_region',
  subRegionId: 'admin_villa_sub_region',
  place: 'admin_villa_place',
  lat: 'admin_villa_lat',
  lng: 'admin_villa_lng',
  bedrooms: 'admin_villa_bedrooms',
  sleeps: 'admin_villa_sleeps',
  bathrooms: 'admin_villa_bathrooms',
  tiers: 'admin_villa_tiers',
  exquisite: 'admin_villa_exquisite',
  registrationNumber: 'admin_villa_registration',
  rooms: 'admin_villa_section_rooms',
  amenityIds: 'admin_villa_section_amenities',
  tagline: 'admin_villa_tagline',
  story: 'admin_villa_story',
  location: 'admin_villa_location',
  included: 'admin_villa_included',
  extras: 'admin_villa_extras',
  houseRules: 'admin_villa_house_rules',
  arrivalFrom: 'admin_villa_arrival',
  departureBy: 'admin_villa_departure',
  damageDepositCents: 'admin_villa_deposit_cents',
  hideForItaly: 'admin_villa_hide_italy',
  hideForGreece: 'admin_villa_hide_greece',
  nearby: 'admin_villa_section_nearby',
  live: 'admin_villa_live',
  archived: 'admin_villa_archived',
  villaIds: 'admin_order_villas',
  changes: 'admin_field_changes',
  reads: 'admin_field_reads',
}

/** The name of a field by its path; a part that is a language is named after it. */
export function fieldName(path: string, t: Translate): string {
  const [first = '', part] = path.split('.')
  const key = fieldNames[first]
  if (key === undefined) return path
  const language = languages.find(code => code === part)
  return language ? `${t(key)} (${t(`admin_language_${language}`)})` : t(key)
}
