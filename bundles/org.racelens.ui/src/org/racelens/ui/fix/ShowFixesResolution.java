package org.racelens.ui.fix;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.repair.fix.FixOutcome;

/** Opens the dialog of verified fixes; where they are not known yet they are searched before. */
final class ShowFixesResolution extends FindingResolution {
	ShowFixesResolution(MarkedFinding race, Optional<FixOutcome> known, Rank rank) {
		this(race, known.isPresent() ? Messages.showFixes : Messages.findFixes,
				known.map(ShowFixesResolution::figures).orElse(Messages.findFixesDescription), rank);
	}

	private ShowFixesResolution(MarkedFinding race, String label, String description, Rank rank) {
		super(race, label, description, Icons.FIND, rank);
	}

	/** Says why there are none for a header that was analysed as a part of a source. */
	static ShowFixesResolution none(MarkedFinding race, IFile includer, Rank rank) {
		return new ShowFixesResolution(race, Messages.noFixes, FixDialogs.none(race.file(), includer), rank);
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
