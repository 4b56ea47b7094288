-- Whose form it is: with access_own_submissions they read what is handed in on it (decision 0096).
alter table forms add column owner_id text references people (id);
create index forms_of_owner on forms (owner_id) where owner_id is not null;
