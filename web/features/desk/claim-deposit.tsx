import type { HeldDepositShown } from '#contract/office-deposits'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { TextArea } from '#web/ui/text-area'
import styles from './desk.module.css'
import { deskApi } from './own-desk'
import { useMoney } from './use-money'

/** Claims a part of a damage deposit, or requests it where a second member of staff must confirm. */
export function ClaimDeposit({ deposit, onClose }: { deposit: HeldDepositShown; onClose: () => void }) {
  const t = useT()
  const { currencies } = useSite()
  const { bookingId, villa, depositAmount, currencyId, needsSecondPerson } = deposit
  const money = useMoney(currencyId)
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  const { state, problem, fault, props } = useForm<{ amount: string; reason: string }>(
    async ({ amount, reason }, once) => {
      const reply = await deskApi(
        'POST /office/bookings/{id}/damagedeposit/claim',
        { params: { id: bookingId }, body: { amount: Number(amount), reason } },
        { once },
      )
      const claimed = money(Number(amount))
      notify(t(reply.deposit?.request ? 'desk_claim_requested' : 'desk_claim_done', { amount: claimed }), 'long')
      onClose()
    },
    { draft: `damage claim ${bookingId}`, words: { 'not-in-this-state': t('desk_deposit_changed') } },
  )
  return (
    <Dialog title={t('desk_claim_title', { villa })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t(needsSecondPerson ? 'desk_claim_second' : 'desk_claim_text', { amount: money(depositAmount) })}</p>
        <Input
          type="number"
          name="amount"
          label={t('desk_claim_amount', { code })}
          inputMode="decimal"
          step="0.01"
          min={0.01}
          max={depositAmount}
          error={fault('amount')}
          required
        />
        <TextArea
          name="reason"
          label={t('desk_claim_reason')}
          hint={t('desk_claim_reason_hint')}
          rows={3}
          maxLength={1000}
          error={fault('reason')}
          required
        />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_deposit_claim')}
        </Button>
      </form>
    </Dialog>
  )
}
