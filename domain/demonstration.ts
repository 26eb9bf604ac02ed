/** The accounts of the demonstration; they exist nowhere else (PD-40). */
export const demonstrationAccounts = {
  leadBooker: 'lead@example.com',
  guest: 'guest@example.com',
  agent: 'agent@example.com',
  staff: 'office@example.com',
} as const

export const demonstrationPassword = 'Maestrale2026'
