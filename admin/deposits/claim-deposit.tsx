import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

/** Claims a part of a damage deposit, or requests it where a second member of staff must confirm. */
export function ClaimDeposit({ deposit, onClose }: { deposit: HeldDepositShown; onClose: () => void }) {
  const t = useT()
  const { currencies } = useSite()
  const { bookingId, villa, depositAmount, currencyId, needsSecondPerson } = deposit
  const money = useMoney(currencyId)
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ amount: string; reason: string }>(
    async ({ amount, reason }, once) => {
      const reply = await adminApi(
        'POST /office/bookings/{id}/damagedeposit/claim',
        { params: { id: bookingId }, body: { amount: Number(amount), reason } },
        { idempotencyKey: once },
      )
      const claimed = money(Number(amount))
      showToast(t(reply.deposit?.request ? 'admin_claim_requested' : 'admin_claim_done', { amount: claimed }), 'long')
      onClose()
    },
    { draft: `damage claim ${bookingId}`, messages: { 'not-in-this-state': t('admin_deposit_changed') } },
  )
  return (
    <Dialog title={t('admin_claim_title', { villa })} onClose={onClose}>
      <form className={styles.form} {...props}>
        <p>{t(needsSecondPerson ? 'admin_claim_second' : 'admin_claim_text', { amount: money(depositAmount) })}</p>
        <Input
          type="number"
          name="amount"
          label={t('admin_claim_amount', { code })}
          inputMode="decimal"
          step="0.01"
          min={0.01}
          max={depositAmount}
          error={fault('amount')}
          required
        />
        <TextArea
          name="reason"
          label={t('admin_claim_reason')}
          hint={t('admin_claim_reason_hint')}
          rows={3}
          maxLength={1000}
          error={fault('reason')}
          required
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_deposit_claim')}
        </Button>
      </form>
    </Dialog>
  )
}
