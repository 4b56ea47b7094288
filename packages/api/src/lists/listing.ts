import * as z from 'zod'
import { text, wireInteger } from '../wire.ts'

/** The parameters that every listing call takes (spec 7). */
export const listing = z.object({
  pLimit: wireInteger(1, 200).optional(),
  pOffset: wireInteger(0, 10_000_000).default(0),
  search: text(200).default(''),
  /** 1 upwards, 0 downwards; left out, the way in which the order opens. */
  orderByAsc: wireInteger(0, 1).optional(),
})

/** One page of a list: content of every listing answer (spec 3). */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), totalRecords: z.int(), offset: z.int() })
}
