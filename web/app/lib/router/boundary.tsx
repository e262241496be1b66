import { Component, type ComponentType, type ReactNode } from "react";
import { type Location, useLocation } from "react-router";

interface BoundaryProps {
  /** Shown in the place of a page that failed, until the next page. */
  Failed: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  at?: Location;
  caught?: { error: unknown } | undefined;
}

class Catch extends Component<BoundaryProps & { at: Location }, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ caught: { error } });

  static getDerivedStateFromProps({ at }: { at: Location }, state: State): State | null {
    return at === state.at ? null : { at, caught: undefined };
  }

  override render() {
    const { Failed, children } = this.props;
    const { caught } = this.state;
    return caught ? <Failed error={caught.error} /> : children;
  }
}

export const Boundary = (props: BoundaryProps) => <Catch {...props} at={useLocation()} />;
