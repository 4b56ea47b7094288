import Select from 'react-select'
import { Row } from '../row.jsx'

export function Search({ people }) {
  return (
    <div className="opener">
      <Select
        aria-label="People"
        options={people}
        getOptionValue={(person) => person.id}
        getOptionLabel={(person) => `${person.name} ${person.title}`}
        formatOptionLabel={(person) => <Row person={person} />}
      />
    </div>
  )
}
