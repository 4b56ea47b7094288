/** A moment as a page draws it. */
export type Moment = { instant: string; shown: string; exact: string }

/** A moment, with its second and zone behind the pointer. */
export function When({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.instant} title={moment.exact}>
      {moment.shown}
    </time>
  )
}
