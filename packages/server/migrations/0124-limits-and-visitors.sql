-- How a reading is held against what must be read (decision 0164): word for word as before, or as a
-- number within a limit.
alter table loto_template_steps add column reading_limit text not null default 'as_said'
  check (reading_limit in ('as_said', 'exactly', 'at_most', 'at_least', 'below'));
alter table loto_steps add column reading_limit text not null default 'as_said'
  check (reading_limit in ('as_said', 'exactly', 'at_most', 'at_least', 'below'));

-- Somebody without an account works under a lockout by name and company, and signs on the device of
-- somebody else when their lock comes off as well.
alter table loto_authorizations
  alter column person_id drop not null,
  add column name text not null default '',
  add column company text not null default '',
  add column phone text not null default '',
  add column off_signature jsonb,
  add column off_witness_id text references people (id),
  add constraint loto_authorizations_are_somebody check ((person_id is null) = (name <> ''));
-- The personal lock of somebody without an account is that of their line.
alter table loto_locks
  alter column person_id drop not null,
  add constraint loto_locks_are_somebodys check (
    person_id is not null or authorization_id is not null
  );

-- The end of which those concerned were told that it is near.
alter table jsas add column end_told_for timestamptz;
alter table lotos add column near_end_told_for timestamptz;
