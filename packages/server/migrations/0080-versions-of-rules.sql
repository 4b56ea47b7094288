-- Of two people who edit one rule the later is told (decision 0084).

alter table notify_rules add column row_version integer not null default 1;
