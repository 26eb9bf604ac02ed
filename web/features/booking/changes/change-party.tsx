import { changeGuestCount, counterBounds, type Guests } from '#domain/villas/guests'
import { useT } from '#web/messages'
import { NumberStepper } from '#web/ui/number-stepper'
import type { StayRequest } from '../checkout/stay-request'
import { YoungGuests } from '../hold/young-guests'
import { counters } from './change-draft'
import own from './request-change.module.css'

interface ChangePartyProps {
  villaId: number
  party: Pick<StayRequest, 'guests' | 'young'>
  onChange: (party: { guests: Guests; young: number | undefined }) => void
}

/** Selects the party, and how many of it are too young for the local tourist tax. */
export function ChangeParty({ villaId, party: { guests, young }, onChange }: ChangePartyProps) {
  const t = useT()
  return (
    <fieldset className={own.party}>
      <legend>{t('booking_who_comes')}</legend>
      {counters.map(counter => (
        <NumberStepper
          key={counter}
          label={t(`guests_${counter}`)}
          value={guests[counter]}
          {...counterBounds(counter, guests)}
          {...(counter === 'adults' && { min: 1 })}
          // Another party needs a new answer; infants pay no tourist tax anywhere.
          onChange={by =>
            onChange({
              guests: changeGuestCount(guests, counter, by),
              young: counter === 'infants' ? young : undefined,
            })
          }
        />
      ))}
      <YoungGuests villaId={villaId} guests={guests} young={young} onChange={young => onChange({ guests, young })} />
    </fieldset>
  )
}
