import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** Replaces a part that fails while it renders. */
  instead: ReactNode;
  children: ReactNode;
};

/**
 * Keeps the failure of an optional part away from the page around it, such as that of a library in a browser without a
 * service that it needs.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
