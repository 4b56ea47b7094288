-- Who somebody works for, and where they are called at work (decision 0166).

-- Nothing but the demo world wrote another type, so that anything else is of the field.
update people set employee_type = 'Field'
  where employee_type not in ('Field', 'Office', 'Contractor');
alter table people add constraint people_employee_type
  check (employee_type in ('Field', 'Office', 'Contractor'));

-- What the company of `company_code` is called.
alter table people add column company_name text not null default '';
alter table people add column phone text not null default '';
