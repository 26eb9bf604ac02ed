import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { useStay } from './use-stay'

/** Choice of the number of bedrooms, if the villa can be let with fewer. */
export function Bedrooms({ className }: { className?: string | undefined }) {
  const t = useT()
  const { property, guests, rooms, setRooms } = useStay()
  const { tiers } = property
  const whole = tiers.at(-1)
  if (tiers.length < 2 || !whole) return null
  const fitting = tiers.filter(tier => tier.sleeps >= guests.people)
  const offered = fitting.length > 0 ? fitting : [whole]
  const needed = guests.people > 0 ? offered[0] : whole
  const chosen = (rooms > 0 ? offered.find(tier => tier.rooms >= rooms) : needed) ?? whole
  return (
    <Select
      label={t('villa_bedrooms')}
      className={className}
      value={chosen.rooms}
      onChange={event => setRooms(Number(event.target.value))}
    >
      {offered.map(tier => (
        <option key={tier.rooms} value={tier.rooms}>
          {t(tier === whole ? 'villa_tier_whole' : 'villa_tier', { rooms: tier.rooms, sleeps: tier.sleeps })}
        </option>
      ))}
    </Select>
  )
}
