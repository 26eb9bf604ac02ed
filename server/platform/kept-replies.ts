import type { ReadyReply } from './ready-reply.ts'

/** The bytes of an answer that is kept: its compressed forms come later and are small beside the plain one. */
export const bytesOf = ({ size }: ReadyReply): number => Math.ceil(size * 1.5) + 2048
