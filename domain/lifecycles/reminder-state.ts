import type { StateMachine } from './state-machine.ts'

/** The states of a reminder. */
export const reminderState = {
  planned: 'planned',
  sent: 'sent',
  /** Not sent: the thing was done, it came too late, or its recipient has switched it off. */
  skipped: 'skipped',
  /** Its booking, or the invitation of its recipient, has ended. */
  ended: 'ended',
} as const

export type ReminderState = (typeof reminderState)[keyof typeof reminderState]

const { planned, sent, skipped, ended } = reminderState

/** The state machine of a reminder. Another stay, or another invitation, plans it again. */
export const reminderLifecycle: StateMachine<
  ReminderState,
  Record<never, never>,
  'send' | 'skip' | 'end' | 'replan'
> = {
  initial: [planned],
  steps: {
    send: { from: [planned], to: sent },
    skip: { from: [planned], to: skipped },
    end: { from: [planned], to: ended },
    replan: { from: [sent, skipped, ended], to: planned },
  },
}
