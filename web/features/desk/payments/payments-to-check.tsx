import type { StaffPerson } from '#contract/staff'
import { useT } from '#web/messages'
import { DeskHead } from '../desk-head'
import { DifferingPayments } from './differing-payments'
import { OpenRefunds } from './open-refunds'

/** Refunds that providers have not made, and payments that differ from their provider's report. */
export function PaymentsToCheck({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <>
      <DeskHead title={t('desk_payments')} lead={t('desk_payments_lead')} />
      <OpenRefunds me={me} />
      <DifferingPayments me={me} />
    </>
  )
}
