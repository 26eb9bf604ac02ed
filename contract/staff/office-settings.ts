import { z } from 'zod'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { settingForm } from '#contract/forms/settings'
import { wholeNumber } from '#contract/schemas'
import { tax } from '#contract/villas/properties'

const ofOffice = {
  group: 'extras',
  access: ['staff:settings'],
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'edited-meanwhile'],
} as const

/** A version of a setting with its value; the first ones, which nobody has set, have no id. */
const version = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id: z.number().nullable(),
    revision: z.number().nullable(),
    from: z.string(),
    scope: z.string(),
    value,
  })

const vehicleTariff = z
  .object({
    base: z.number(),
    perKilometre: z.number(),
    crossing: z.number().meta({ description: 'For a journey that crosses water' }),
    fullDay: z.number(),
    halfDay: z.number(),
    nightPercent: z.number(),
    seasonPercent: z.number(),
  })
  .nullable()
  .meta({ description: 'Null where a vehicle has no price yet' })

const settings = z
  .object({
    today: z.string(),
    earliest: z.string().meta({ description: 'The first day on which a new version can begin' }),
    touristTax: z.array(
      version(
        tax.omit({ from: true }).extend({ law: z.string(), page: z.string().nullable(), isAssumed: z.boolean() }),
      ),
    ),
    exchangeRates: z.array(version(z.object({ rate: z.number().nullable() }))),
    bookingTerms: z.array(
      version(
        z.object({
          depositPercent: z.number(),
          balanceDays: z.number(),
          freeCancellationHours: z.number(),
          planParts: z.number(),
          planDays: z.number(),
        }),
      ),
    ),
    damageTerms: z.array(
      version(
        z.object({
          waiverPercent: z.number(),
          leastAmount: z.number(),
          leftDays: z.number(),
          claimedDays: z.number(),
        }),
      ),
    ),
    wineTerms: z.array(
      version(
        z.object({
          opensDays: z.number(),
          closesDays: z.number(),
          freeFrom: z.number(),
          deliveryCharge: z.number(),
          unpaidHours: z.number(),
          transferDays: z.number(),
          mostBottles: z.number(),
        }),
      ),
    ),
    transferTariffs: z
      .array(version(z.object({ sedan: vehicleTariff, van: vehicleTariff, minibus: vehicleTariff })))
      .meta({ description: 'By region, whose id is the scope' }),
    officeHours: z.array(version(z.object({ week: z.string(), closedOn: z.array(z.string()) }))),
    currencies: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        sign: z.string(),
        rate: z.number().meta({ description: 'As published, for one euro' }),
        ratedOn: z.string(),
        isShown: z.boolean().meta({ description: 'Whether prices are shown in it today' }),
      }),
    ),
    /** Whether rates are published: the demonstration has fixed ones. */
    ratesSource: z.enum(['published', 'fixed']),
    offices: z.array(z.object({ number: z.number(), address: z.string(), timezone: z.string() })),
    countries: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        regions: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    ),
  })
  .meta({ id: 'OfficeSettings' })
export type OfficeSettings = z.output<typeof settings>

/** A version in a list, with any value. */
export interface ShownVersion<Value = unknown> {
  id: number | null
  revision: number | null
  from: string
  scope: string
  value: Value
}

export const getSettings = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/settings',
  summary: 'Get all versions of the settings with dates',
  description: 'Amounts are in EUR.',
  query: z.object({ lang: z.enum(['en', 'de', 'fr']).default('en') }),
  reply: settings,
  problems: ['invalid-input'],
})

const saved = z.object({ id: z.number(), revision: z.number() })

export const addSetting = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/settings',
  summary: 'Add a version of a setting that begins on a later day',
  description:
    'It applies until the next version of the same kind and scope. Bookings made before keep their terms. `scope` is a place of the tourist tax (`italy`, `italy/1`, `italy/1/Noto`), a currency (`USD`), the id of a region with transfers (`16`) or the number of an office; otherwise empty.',
  body: settingForm,
  reply: saved,
  status: 201,
  writes: 'idempotent',
})

export const changeSetting = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/settings/{id}',
  summary: 'Change a version of a setting that has not begun',
  description: 'Requires its `revision`. Kind and scope stay. A version in force is refused: 409 `not-in-this-state`.',
  params: bookingIdParams,
  body: settingForm,
  reply: saved,
  writes: 'transactional',
})

export const withdrawSetting = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/office/settings/{id}',
  summary: 'Withdraw a version of a setting that has not begun',
  params: bookingIdParams,
  query: z.object({ revision: wholeNumber(1, 2_147_483_647) }),
  reply: noContent,
  writes: 'transactional',
})
