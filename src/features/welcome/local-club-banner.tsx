/**
 * For those who want to join a club, not to run one (specification, section 1). The words stand in a paragraph: of text
 * that a named landmark holds directly, a screen reader says the landmark's name alone.
 */
export function LocalClubBanner() {
  return (
    <aside aria-label="Joining a club">
      <p>
        <span>Looking to register with your local club?</span>{' '}
        <span>Go to that club's own website, or contact the club.</span>
      </p>
    </aside>
  );
}
