package org.racelens.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.racelens.ui.confirm.Confirming;

/** Builds and runs the program of a race, or of a region that is not proved free, after asking, to see what happens. */
final class ConfirmResolution extends FindingResolution {
	ConfirmResolution(MarkedFinding finding, Rank rank) {
		super(finding, Messages.confirm, Messages.confirmDescription, Icons.CHECK_AGAIN, rank);
	}

	/** Whether the program of a race, or of a region that is not proved free, can be built and run here. */
	static boolean helps(MarkedFinding finding) {
		return (finding.race().isPresent() || finding.undecided().isPresent() || finding.conditional().isPresent())
				&& finding.result().filter(Confirming::isPossible).isPresent();
	}

	/** A run looks at all regions of a file. */
	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		if (helps(finding())) {
			Confirming.ask(finding().file(), Notices.shell());
		} else {
			Notices.status(Messages.noLongerKnown);
		}
	}
}
