-- A schedule that asks only those of its audience who report to its author (decision 0138).
alter table form_schedules add column is_of_team boolean not null default false;
