-- Home shows a person the thanks that name them (decision 0095).

create index my_form_kudos_of_people on my_form_kudos using gin (person_ids);
