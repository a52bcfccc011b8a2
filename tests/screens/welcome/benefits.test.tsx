import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocalClubBanner } from '#src/features/welcome/local-club-banner.tsx';
import { openWelcome } from '#tests/support/welcome.tsx';

test('Welcome has its headline, its promise and its title [S1.1, S1.2, S2.10]', () => {
  openWelcome();
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Start your free 30-day trial']);
  expect(screen.getByText(/No credit card required/)).toBeInTheDocument();
  expect(document.title).toBe('Welcome | Huddle Club');
});

test('Welcome lists exactly the four benefits [S2.11]', async () => {
  openWelcome();
  const benefits = within(await screen.findByRole('list', { name: 'Benefits' })).getAllByRole(
    'listitem',
  );
  expect(benefits.map(({ textContent }) => textContent)).toEqual([
    'Streamline member management and payments',
    'Take control of bookings',
    'Organise private and public events',
    'Personalise communication with members',
  ]);
});

test('a banner tells visitors who want to join a club where to go [S1.3, S2.13]', () => {
  render(<LocalClubBanner />);
  expect(screen.getByRole('complementary', { name: 'Joining a club' })).toHaveTextContent(
    "Looking to register with your local club? Go to that club's own website, or contact the club.",
  );
});
