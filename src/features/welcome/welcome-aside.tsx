import { Benefits } from './benefits.tsx';
import { WelcomeCourt } from './welcome-court.tsx';

/** The content beside the form, below it on a small screen: the benefits and the court. */
export function WelcomeAside() {
  return (
    <div className="grid grid-cols-1 gap-7 md:grid-cols-2 md:items-center lg:block lg:max-w-court lg:pt-6">
      <Benefits />
      <div className="lg:mt-7">
        <WelcomeCourt />
      </div>
    </div>
  );
}
