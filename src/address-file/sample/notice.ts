/** What must be shown with the addresses of the sample. */
export const INVENTED_LICENCE =
  'INVENTED addresses, made by the generator of Fettle for trying it out. No such towns, streets or companies exist; no post can go there.';
