/**
 * A notice for visitors who want to join a club (specification, section 1). The words are in a paragraph, because a
 * screen reader skips text directly inside a named landmark.
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
