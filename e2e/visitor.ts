import { createHash, randomUUID } from 'node:crypto';

/** A made-up owner, unlike any other of this or an earlier run, and easy to recognise. */
export type Visitor = {
  firstName: string;
  lastName: string;
  organisation: string;
  email: string;
  country: string;
  phone: string;
  password: string;
};

/** 60 characters without a place to break the line. */
export const LONG_ORGANISATION = 'TheHonourableCompanyOfNorthernCroquetAndPetanqueClubsOfTeIka';

const ADDRESS_LENGTH = 254;
const LOCAL_PART_LENGTH = 64;

/** An address of 254 characters, the longest there is (RFC 5321). */
function makeLongAddress(email: string): string {
  const local = email.slice(0, email.indexOf('@')).padEnd(LOCAL_PART_LENGTH, 'x');
  const label = `${'d'.repeat(50)}.`;
  const end = '.test';
  const room = ADDRESS_LENGTH - local.length - '@'.length - end.length;
  return `${local}@${label.repeat(4).slice(0, room - 1)}d${end}`;
}

/** The same owner with names from right to left and with emoji, and with everything as long as it may be. */
export function lengthenNames(visitor: Visitor): Visitor {
  const [, , id = ''] = visitor.organisation.split(' ');
  return {
    ...visitor,
    firstName: 'عائشة بنت عبد الرحمن',
    lastName: 'Ngāta-Wollstonecraft 👩‍👩‍👧‍👦',
    organisation: `${id.repeat(7)}Club`,
    email: makeLongAddress(visitor.email),
  };
}

/** The kind of note by which a test says what it has made. */
export const MADE = 'made';

/** One line of the clean-up list. */
export const formatMade = ({ organisation, email }: Visitor): string => `${email}  ${organisation}`;

const createVisitor = (run: string, id: string): Visitor => ({
  firstName: 'Aroha',
  lastName: 'Ngata',
  organisation: `E2E ${run} ${id} Croquet`,
  email: `e2e-${run}-${id}@example.test`,
  country: 'New Zealand',
  phone: '021 555 0123',
  password: 'Kereru-2026',
});

/** An owner whose data carry the run's id: all of a run can be found and removed by it. */
export const makeVisitor = (): Visitor =>
  createVisitor(process.env['E2E_RUN'] ?? 'local', randomUUID().slice(0, 8));

/** The same owner in every run, another for each test. */
export const makeVisitorFor = (test: string): Visitor =>
  createVisitor('same', createHash('sha256').update(test).digest('hex').slice(0, 8));
