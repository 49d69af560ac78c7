/** Says what tidying did to a value. */
export function tidiedSentences(before: string, after: string): string[] {
  if (before === after) return ['No step changes this column. It is carried along as it is.'];
  if (after === '') return [`“${before.trim()}” stands for an empty value, so it was emptied.`];
  const says: string[] = [];
  if (before.trim() !== before) says.push('Spaces at the ends were removed.');
  if (/\S\s{2,}\S|[\t\n\r]/.test(before.trim())) says.push('Several spaces together became one.');
  if (/[\p{Cc}\p{Cf}]/u.test(before.replace(/[\t\n\r]/g, '')))
    says.push('Invisible characters were removed.');
  if (before.toLowerCase() === after.toLowerCase() && says.length === 0)
    says.push('Only capitals and small letters were changed.');
  return says.length === 0 ? ['The value was tidied.'] : says;
}
