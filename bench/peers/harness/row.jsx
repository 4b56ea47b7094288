/** The two-line row that every adapter shows: name and title. */
export function Row({ person }) {
  return (
    <>
      <div>{person.name}</div>
      <div className="title">{person.title}</div>
    </>
  )
}
