/** For those who want to join a club, not to run one (specification, section 1). */
export function LocalClubBanner() {
  return (
    <aside aria-label="Joining a club">
      <span>Looking to register with your local club?</span>{' '}
      <span>Go to that club's own website, or contact the club.</span>
    </aside>
  );
}
