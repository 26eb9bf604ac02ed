/** Rows of one statement: PostgreSQL takes 65,535 parameters at most. */
const batch = 500

/** Inserts rows in statements of a bearable size; no rows, no statement. */
export async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += batch) await insert(rows.slice(i, i + batch))
}
