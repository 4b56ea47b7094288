/** Where in the organisation a record belongs. */
export type RecordPlace = {
  country_code: string | null
  district_code: string | null
  business_unit_code: string | null
  crew_codes: string[]
  pad_ids: string[]
  customer_id: string | null
}

/** A record as what another one is raised from: its words of this moment, its place, its photos. */
export type RecordAsSource = {
  words: { number?: string; title?: string; question?: string; answer?: string }
  /** Null where it belongs nowhere: then it is where whoever raises from it works. */
  place: RecordPlace | null
  /** Uploads that come along. */
  photoIds: readonly string[]
}
