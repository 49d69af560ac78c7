import { describe, expect, test } from 'vitest';
import { cleanse, parts } from './cleanse.ts';

describe('a title in any spelling is written in one form and gives the sex', () => {
  test.each([
    ['Mr', 'Mr', 'M'],
    ['MR', 'Mr', 'M'],
    ['mr', 'Mr', 'M'],
    ['Mr.', 'Mr', 'M'],
    ['Mister', 'Mr', 'M'],
    ['Mrs', 'Mrs', 'F'],
    ['MRS.', 'Mrs', 'F'],
    ['Miss', 'Miss', 'F'],
    ['MISS', 'Miss', 'F'],
    ['Ms', 'Ms', 'F'],
    ['M/s', 'Ms', 'F'],
    ['Mx', 'Mx', 'U'],
    ['Master', 'Master', 'M'],
    ['Dr', 'Dr', 'U'],
    ['Dr.', 'Dr', 'U'],
    ['Doctor', 'Dr', 'U'],
    ['Prof', 'Prof', 'U'],
    ['Professor', 'Prof', 'U'],
    ['Assoc. Prof.', 'Prof', 'U'],
    ['Sir', 'Sir', 'M'],
    ['Dame', 'Dame', 'F'],
    ['Lord', 'Lord', 'M'],
    ['Lady', 'Lady', 'F'],
    ['Baroness', 'Baroness', 'F'],
    ['Baron', 'Baron', 'M'],
    ['Viscount', 'Viscount', 'M'],
    ['Countess', 'Countess', 'F'],
    ['Hon.', 'Hon', 'U'],
    ['The Hon', 'Hon', 'U'],
    ['Rt Hon', 'Rt Hon', 'U'],
    ['The Rt. Hon.', 'Rt Hon', 'U'],
    ['The Right Honourable', 'Rt Hon', 'U'],
    ['Rev', 'Rev', 'U'],
    ['Revd', 'Revd', 'U'],
    ['The Rev.', 'Rev', 'U'],
    ['REVEREND', 'Reverend', 'U'],
    ['Rt Rev', 'Rt Rev', 'U'],
    ['Very Revd', 'Very Rev', 'U'],
    ['Fr', 'Fr', 'M'],
    ['Father', 'Father', 'M'],
    ['Sister', 'Sister', 'F'],
    ['Brother', 'Brother', 'M'],
    ['Canon', 'Canon', 'U'],
    ['Archdeacon', 'Archdeacon', 'U'],
    ['Bishop', 'Bishop', 'U'],
    ['Mgr', 'Mgr', 'M'],
    ['Rabbi', 'Rabbi', 'U'],
    ['Cllr', 'Cllr', 'U'],
    ['Councillor', 'Councillor', 'U'],
    ['HHJ', 'HH Judge', 'U'],
    ['Her Honour Judge', 'Her Honour Judge', 'F'],
    ['Capt', 'Capt', 'U'],
    ['Captain', 'Captain', 'U'],
    ['CAPT.', 'Capt', 'U'],
    ['Major', 'Major', 'U'],
    ['Maj', 'Maj', 'U'],
    ['Maj Gen', 'Maj Gen', 'U'],
    ['Major General', 'Major General', 'U'],
    ['Col', 'Col', 'U'],
    ['Lt Col', 'Lt Col', 'U'],
    ['Lt. Col.', 'Lt Col', 'U'],
    ['LIEUTENANT COLONEL', 'Lieutenant Colonel', 'U'],
    ['Lt', 'Lt', 'U'],
    ['Lt Cdr', 'Lt Cdr', 'U'],
    ['Brig', 'Brig', 'U'],
    ['Gen', 'Gen', 'U'],
    ['Sgt', 'Sgt', 'U'],
    ['S/Sgt', 'S/Sgt', 'U'],
    ['L/Cpl', 'L/Cpl', 'U'],
    ['Cpl', 'Cpl', 'U'],
    ['Pte', 'Pte', 'U'],
    ['Wg Cdr', 'Wg Cdr', 'U'],
    ['Wing Commander', 'Wing Commander', 'U'],
    ['Sqn Ldr', 'Sqn Ldr', 'U'],
    ['Flt Lt', 'Flt Lt', 'U'],
    ['Gp Capt', 'Gp Capt', 'U'],
    ['Air Cdre', 'Air Cdre', 'U'],
    ['Rear Admiral', 'Rear Admiral', 'U'],
    ['Cdr', 'Cdr', 'U'],
    ['Insp', 'Insp', 'U'],
    ['Detective Inspector', 'Detective Inspector', 'U'],
    ['Nurse', 'Nurse', 'U'],
    ['Mme', 'Mme', 'F'],
    ['Monsieur', 'Monsieur', 'M'],
    ['Frau', 'Frau', 'F'],
    ['Signora', 'Signora', 'F'],
    ['Señor', 'Señor', 'M'],
  ])('%s', (typed, title, gender) => {
    expect(parts(`${typed} X Smith`)).toBe(`${title}|X||Smith|`);
    expect(cleanse(`${typed} X Smith`).gender).toBe(gender);
  });
});

describe('several titles', () => {
  test.each([
    ['Rev Dr Mary Jones', 'Rev Dr|Mary||Jones|', 'F'],
    ['Prof. Sir John Smith', 'Prof Sir|John||Smith|', 'M'],
    ['The Rt Hon Dame Jane Smith', 'Rt Hon Dame|Jane||Smith|', 'F'],
    ['Cllr Mrs A Brown', 'Cllr Mrs|A||Brown|', 'F'],
    ['The Very Revd Canon Dr J Smith', 'Very Rev Canon Dr|J||Smith|', 'U'],
    ['Dr Mrs S Patel', 'Dr Mrs|S||Patel|', 'F'],
    ['Lt Col Sir John Smith', 'Lt Col Sir|John||Smith|', 'M'],
    ['HRH Prince William', 'Prince|William|||', 'M'],
    ['The Hon Mrs Mary Smith', 'Hon Mrs|Mary||Smith|', 'F'],
    ['Rt Rev Mgr John Smith', 'Rt Rev Mgr|John||Smith|', 'M'],
  ])('%s', (name, expected, gender) => {
    expect(parts(name)).toBe(expected);
    expect(cleanse(name).gender).toBe(gender);
  });
});

describe('a title that is a name too', () => {
  test.each([
    ['Mr Bishop', 'Mr|||Bishop|'],
    ['Mrs Lord', 'Mrs|||Lord|'],
    ['Miss Judge', 'Miss|||Judge|'],
    ['Dr Lord', 'Dr|||Lord|'],
    ['Dr Major', 'Dr|||Major|'],
    ['Rev Canon', 'Rev|||Canon|'],
    ['Mr Major Singh', 'Mr|Major||Singh|'],
    ['Mrs Nurse', 'Mrs|||Nurse|'],
    ['Mr John Bishop', 'Mr|John||Bishop|'],
    ['John Major', '|John||Major|'],
    ['Sarah Lord', '|Sarah||Lord|'],
    ['Bishop, Anna', '|Anna||Bishop|'],
    ['Lord, Mr Jack', 'Mr|Jack||Lord|'],
    ['Judge, Mrs A', 'Mrs|A||Judge|'],
    ['Mrs Marquess', 'Mrs|||Marquess|'],
    ['Major Singh Dhaliwal', '|Major|Singh|Dhaliwal|'],
    ['Earl of Fife', 'Earl|||of Fife|'],
    ['Mr Mr John Smith', 'Mr|John||Smith|'],
    ['Dr H C Smith', 'Dr|H|C|Smith|'],
    ['Ds Smith', '|D|S|Smith|'],
    ['Dean Smith', '|Dean||Smith|'],
    ['Earl Smith', '|Earl||Smith|'],
    ['Mr Dean Smith', 'Mr|Dean||Smith|'],
    ['Prince Owusu', '|Prince||Owusu|'],
    ['Princess Okafor', '|Princess||Okafor|'],
    ['Prince Harry', 'Prince|Harry|||'],
    ['Sheikh Ahmed', '|Sheikh||Ahmed|'],
    ['Sheikh Ahmed Khan', 'Sheikh|Ahmed||Khan|'],
    ['Imam Ali', '|Imam||Ali|'],
    ['Major Smith', 'Major|||Smith|'],
    ['Bishop John Smith', 'Bishop|John||Smith|'],
    ['Judge Smith', 'Judge|||Smith|'],
    ['Nurse Jones', 'Nurse|||Jones|'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});

describe('one name after a title', () => {
  test.each([
    ['Mr Smith', 'Mr|||Smith|'],
    ['Mr James', 'Mr|||James|'],
    ['Miss Ashley', 'Miss|||Ashley|'],
    ['Dr Thomas', 'Dr|||Thomas|'],
    ['Lady Grace', 'Lady|||Grace|'],
    ['Sir Elton', 'Sir|Elton|||'],
    ['Dame Judi', 'Dame|Judi|||'],
    ['Sir Smith', 'Sir|||Smith|'],
    ['Father John', 'Father|John|||'],
    ['Fr Brown', 'Fr|||Brown|'],
    ['Sister Mary', 'Sister|Mary|||'],
    ['Pastor Paul', 'Pastor|Paul|||'],
    ['Pastor Okafor', 'Pastor|||Okafor|'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});

describe('a title out of its place', () => {
  test.each([
    ['Smith, Mr', 'Mr|||Smith|'],
    ['Smith Mr', 'Mr|||Smith|'],
    ['John Smith Mr', 'Mr|John||Smith|'],
    ['J Smith (Mrs)', 'Mrs|J||Smith|'],
    ['Smith (Miss)', 'Miss|||Smith|'],
    ['Jane Smith [Ms]', 'Ms|Jane||Smith|'],
    ['Smith Mr John', 'Mr|John||Smith|'],
    ['SMITH MRS JANE A', 'Mrs|Jane|A|Smith|'],
    ['Smith Dr J', 'Dr|J||Smith|'],
    ['van der Berg Mr Jan', 'Mr|Jan||van der Berg|'],
    ['John Smith, Mr', 'Mr|John||Smith|'],
    ['Mr.John Smith', 'Mr|John||Smith|'],
    ['Dr.J.Smith', 'Dr|J||Smith|'],
    ['MrJohn Smith', 'Mr|John||Smith|'],
    ['MrsSmith', 'Mrs|||Smith|'],
    ['DrJ Smith', 'Dr|J||Smith|'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});
