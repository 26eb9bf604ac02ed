import type { WineShown } from '#contract/extras/wine'
import { centsOf, majorOf } from '#domain/pricing/money'
import { addLine, setLine } from '#domain/wine/wine-basket'
import { useT } from '#web/messages'
import { NumberStepper } from '#web/ui/number-stepper'
import { useBasket } from './basket-store'

interface WineStepperProps {
  wine: Pick<WineShown, 'wineId' | 'name' | 'bottlesPerCase' | 'bottlesLeft' | 'casePrice'>
  villaItemId: number
  /** The last one leaves the basket. */
  onEmpty?: () => void
}

/** How many cases or bottles of a wine are in the basket. */
export function WineStepper({ wine, villaItemId, onEmpty }: WineStepperProps) {
  const t = useT()
  const { lines, setLines } = useBasket(villaItemId)
  const { wineId, name, bottlesPerCase, bottlesLeft, casePrice } = wine
  const quantity = lines.find(line => line.wineId === wineId)?.quantity ?? 0
  const one = { wineId, quantity: 1, lineTotal: casePrice, numberofBottles: bottlesPerCase }
  const change = (by: 1 | -1) => {
    const fewer = quantity - 1
    const lineTotal = majorOf(centsOf(casePrice) * fewer)
    if (by === -1 && fewer === 0) onEmpty?.()
    setLines(
      by === 1
        ? addLine(lines, one)
        : setLine(lines, { wineId, quantity: fewer, lineTotal, numberofBottles: bottlesPerCase * fewer }),
    )
  }
  return (
    <NumberStepper
      label={t('wine_quantity', { name, bottles: bottlesPerCase })}
      value={quantity}
      max={Math.floor(bottlesLeft / bottlesPerCase)}
      onChange={change}
    />
  )
}
