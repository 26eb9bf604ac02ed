import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { RequestInput } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { VillaChoices } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import type { Tier } from '#domain/pricing/season'
import { draftValue, useDraftState, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { PlaceFields, readFacts, SizeFields, usePositionTexts } from './facts-section'
import { numberOf } from './fields'
import { TiersField } from './tiers-field'
import { useListField } from './use-list-field'
import { useVillaChoices, villasKey } from './use-villa'
import own from './villas.module.css'

type NewVillaBody = RequestInput<Endpoints['POST /office/villas']>['body']

const draft = 'new villa'
const steps = ['place', 'size', 'tiers'] as const
type Step = (typeof steps)[number]

/** The fields of each step; the last step sends all of them. */
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  place: ['name', 'regionId', 'subRegionId', 'place', 'lat', 'lng'],
  size: ['bedrooms', 'sleeps', 'bathrooms'],
  tiers: ['tiers'],
}

/** A new villa in three steps: where it is, how large it is, and how it is let. It begins as a draft. */
export function NewVilla({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, isError, refetch } = useVillaChoices(me)
  return (
    <>
      <p>
        <AdminLink to="/office/villas">{t('admin_villas_back')}</AdminLink>
      </p>
      <AdminPageHeader title={t('admin_villas_new')} lead={t('admin_villas_new_lead')} />
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {choices => <Steps choices={choices} />}
      </QueryBoundary>
    </>
  )
}

function useStep() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('step')
  const step = steps.find(each => each === asked) ?? 'place'
  const go = (next: Step) => void navigate(`${pathname}?new=1&step=${next}`)
  return { step, go }
}

function Steps({ choices }: { choices: VillaChoices }) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const { step, go } = useStep()
  const [name] = useDraftState(draft, 'name')
  const [whole, setWhole] = useState<Tier>()
  const typedWhole = {
    rooms: numberOf(draftValue(draft, 'bedrooms')) ?? 1,
    sleeps: numberOf(draftValue(draft, 'sleeps')) ?? 2,
  }
  const tiers = useListField<Tier>(draft, 'tiers', [whole ?? typedWhole])
  const position = usePositionTexts(draft, {})
  const at = steps.indexOf(step)
  const { state, problem, fieldError, formProps } = useForm<NewVillaBody>(
    async (values, once) => {
      const next = steps[at + 1]
      if (next) {
        const { bedrooms, sleeps } = values
        if (step === 'size') {
          setWhole({ rooms: bedrooms, sleeps })
          const last = tiers.rows.at(-1)
          if (last && (last.rooms !== bedrooms || last.sleeps !== sleeps))
            tiers.set([...tiers.rows.filter(({ rooms }) => rooms < bedrooms), { rooms: bedrooms, sleeps }])
        }
        return go(next)
      }
      const made = await adminApi('POST /office/villas', { body: values }, { idempotencyKey: once })
      invalidateQueries(villasKey)
      showToast(t('admin_villas_made', { name: made.villa.name }), 'long')
      void navigate(localPath(`/office/villas/${made.id}`))
    },
    {
      draft,
      controlled: `${tiers.text} ${position.text}`,
      keepDraftAfterSubmit: at < steps.length - 1,
      shape: async () => {
        const { newVillaForm } = await import('#contract/forms/villa')
        return {
          safeParse: typed => {
            const parsed = newVillaForm.safeParse(readFacts(typed as Record<string, unknown>))
            if (parsed.success) return { success: true, data: parsed.data }
            // Later steps are checked when they come.
            const seen = steps.slice(0, at + 1).flatMap(each => fieldsOf[each])
            const issues = parsed.error.issues.filter(({ path }) => seen.includes(String(path[0])))
            if (issues.length === 0)
              return { success: true, data: readFacts(typed as Record<string, unknown>) as unknown as NewVillaBody }
            const first = steps.find(each => issues.some(({ path }) => fieldsOf[each].includes(String(path[0]))))
            if (first && first !== step) go(first)
            return { success: false, error: { issues } }
          },
        }
      },
    },
  )
  // The server names fields as in an edit.
  const errorAt = (field: string) => fieldError(field) ?? fieldError(`values.${field}`)
  const values = {
    tiers: [...tiers.rows],
    ...(name !== undefined && { name }),
  }
  return (
    <section className={styles.part} aria-labelledby="step">
      <ol className={own.steps}>
        {steps.map(each => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {t(`admin_villas_step_${each}`)}
          </li>
        ))}
      </ol>
      <h2 id="step">{t(`admin_villas_step_${step}`)}</h2>
      <form className={styles.form} {...formProps}>
        <div hidden={step !== 'place'}>
          <div className={styles.form}>
            <PlaceFields position={position} values={values} choices={choices} draft={draft} fieldError={errorAt} />
          </div>
        </div>
        <div hidden={step !== 'size'}>
          <div className={styles.form}>
            <SizeFields values={{}} fieldError={errorAt} />
          </div>
        </div>
        <div hidden={step !== 'tiers'}>
          <div className={styles.form}>
            <TiersField field={tiers} fieldError={errorAt} />
          </div>
        </div>
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t(step === 'tiers' ? 'admin_villas_create' : 'admin_villas_next')}
          </Button>
          {at > 0 && (
            <Button variant="secondary" onClick={() => go(steps[at - 1] ?? 'place')}>
              {t('admin_villas_previous')}
            </Button>
          )}
        </p>
      </form>
    </section>
  )
}
