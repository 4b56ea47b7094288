-- Tables of people and of entries of master data are taken over alike (decision 0130).

alter table people_imports rename to table_imports;
-- What the table is of: people, or a list of master data.
alter table table_imports add column kind text not null default 'people';
alter table table_imports alter column kind drop default;
