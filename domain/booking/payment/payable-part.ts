import type { ItemKind } from '#domain/booking/services'

/**
 * The purposes of a payment (SPEC B4): deposit and balance of the stay, its services together, an order of wine, and
 * the damage deposit, which is authorised and not captured. Each is paid alone (PD-99).
 */
export const payableParts = ['deposit', 'balance', 'service', 'wine', 'damage'] as const
export type PayablePart = (typeof payableParts)[number]

/** The parts that are charged: everything but the damage deposit. Payment links and bank transfers pay these. */
export const chargedParts = ['deposit', 'balance', 'service', 'wine'] as const
export type ChargedPart = (typeof chargedParts)[number]

/** The parts that consist of items of the booking. */
export type ItemPart = 'service' | 'wine'

/** Whether a payment of this part pays items of the booking rather than instalments of the stay. */
export const isItemPart = (part: PayablePart): part is ItemPart => part === 'service' || part === 'wine'

/** The part with which an item is paid; undefined for the villa itself, which instalments pay. */
export const partOfItem = (kind: ItemKind): ItemPart | undefined =>
  kind === 'villa' ? undefined : kind === 'wine' ? 'wine' : 'service'

/** The kinds of items that a part pays. */
export const kindsOfPart: Readonly<Record<ItemPart, readonly ItemKind[]>> = {
  service: ['villa-service', 'experience-service', 'transfer', 'non-invoiced'],
  wine: ['wine'],
}
