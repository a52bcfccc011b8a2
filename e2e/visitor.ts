import { randomUUID } from 'node:crypto';

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

/** The kind of note by which a test says what it has made. */
export const MADE = 'made';

/** One line of the clean-up list. */
export const madeBy = ({ organisation, email }: Visitor): string => `${email}  ${organisation}`;

/** An owner whose data carry the run's id: all of a run can be found and removed by it. */
export function newVisitor(): Visitor {
  const run = process.env['E2E_RUN'] ?? 'local';
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Aroha',
    lastName: 'Ngata',
    organisation: `E2E ${run} ${id} Croquet`,
    email: `e2e-${run}-${id}@example.test`,
    country: 'New Zealand',
    phone: '021 555 0123',
    password: 'Kereru-2026',
  };
}
