/** Words for people who are addressed by their role: The Occupier, The Managing Director. */
export const ROLE_WORDS = `
  occupier occupiers occupant occupants householder householders homeowner homeowners leaseholder
  leaseholders resident residents tenant tenants owner owners proprietor proprietors addressee customer
  customers client clients manager managers director directors secretary treasurer chairman chairwoman
  chairperson chair clerk ceo cfo cto headteacher headmaster headmistress principal bursar administrator
  supervisor buyer officer coordinator receptionist accountant landlord landlady licensee parent parents
  guardian guardians carer carers whom sir madam sirs voter neighbour neighbours recipient teacher teachers reception admin hr warden churchwarden postmaster caretaker bookkeeper donor donors supporter supporters
  subscriber subscribers member members
`;

/**
 * Words that occur beside role words and are not names: the new legal occupier, the sales and marketing
 * director.
 */
export const ROLE_FILLERS = `
  the a or and to of current present new legal any all head general managing finance financial sales
  marketing accounts payable purchasing operations human resources it company assistant deputy chief
  executive business property home house account premises to may concern it dear personnel training
  technical commercial group office honorary hon vice co local regional area joint senior junior practice
  site facilities project team development valued our esteemed lucky parish town branch area deputy acting interim unknown anonymous anon cash
`;

/** Words for people who act for the dead. */
export const ESTATE_WORDS =
  'executor executors executrix exor exors administrators representatives representative estate';

/** Words after a name that say that the person has died. */
export const DEATH_WORDS = "deceased decd dec'd dcd dcsd decsd died";

/** Unnamed people after "and": Mr J Smith and Family. */
export const COMPANION_WORDS =
  'family families wife husband partner spouse guest guests children son daughter kids others another anor ors co-owner household';

/**
 * Words written in place of a missing name. A placeholder needs a word of the first list; words of the second
 * list may accompany it.
 */
export const PLACEHOLDER_WORDS = `
  unknown none noname nobody null nil undefined nan tbc tba tbd na blank anonymous anon test tester testing asdf asdfg asdfgh asdfghj
  asdfghjk asdfghjkl qwer qwert qwerty qwertyu qwertyui qwertyuiop zxcv zxcvb zxcvbn zxcvbnm
  dummy redacted deleted withheld refused declined unavailable other same above confirmed firstname lastname
  surname forename fullname username delete duplicate misc miscellaneous various sundry
`;
export const PLACEHOLDER_FILLERS = `
  not no n a name supplied provided available applicable given stated known as first last full middle your
  user customer is to be advised the
`;
