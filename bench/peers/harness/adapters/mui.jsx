import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { Row } from '../row.jsx'

export function Search({ people }) {
  return (
    <Autocomplete
      className="opener"
      options={people}
      getOptionKey={(person) => person.id}
      getOptionLabel={(person) => person.name}
      renderInput={(params) => <TextField {...params} label="People" />}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <div>
            <Row person={person} />
          </div>
        </li>
      )}
    />
  )
}
