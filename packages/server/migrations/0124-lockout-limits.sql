-- How a reading is held against what must be read (decision 0164): word for word as before, or as a
-- number within a limit.
alter table loto_template_steps add column reading_limit text not null default 'as_said'
  check (reading_limit in ('as_said', 'exactly', 'at_most', 'at_least', 'below'));
alter table loto_steps add column reading_limit text not null default 'as_said'
  check (reading_limit in ('as_said', 'exactly', 'at_most', 'at_least', 'below'));
