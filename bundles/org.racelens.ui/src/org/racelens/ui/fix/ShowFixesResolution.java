package org.racelens.ui.fix;

import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.repair.fix.FixOutcome;

/** Opens the dialog of verified fixes; where they are not known yet they are searched before. */
final class ShowFixesResolution extends FindingResolution {
	ShowFixesResolution(MarkedFinding race, Optional<FixOutcome> known, Rank rank) {
		super(race, known.isPresent() ? Messages.showFixes : Messages.findFixes,
				known.map(ShowFixesResolution::figures).orElse(Messages.findFixesDescription), Icons.FIND, rank);
	}

	private static String figures(FixOutcome outcome) {
		return NLS.bind(Messages.showFixesDescription, outcome.fixes().size(), outcome.refusals().size());
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		FixDialogs.open(finding().file(), Optional.of(finding().id()));
	}
}
