package org.racelens.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.racelens.ui.confirm.Confirming;

/** Builds and runs the program of a race, after asking, to see it happen. */
final class ConfirmResolution extends FindingResolution {
	ConfirmResolution(MarkedFinding race, Rank rank) {
		super(race, Messages.confirm, Messages.confirmDescription, Icons.CHECK_AGAIN, rank);
	}

	/** Whether the program of a race can be built and run here. */
	static boolean helps(MarkedFinding race) {
		return race.race().isPresent() && race.result().filter(Confirming::isPossible).isPresent();
	}

	/** A run looks for all races of a file. */
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
