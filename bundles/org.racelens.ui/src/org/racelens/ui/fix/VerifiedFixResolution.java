package org.racelens.ui.fix;

import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.VerifiedFix;

/** A verified fix. */
final class VerifiedFixResolution extends FindingResolution {
	private final VerifiedFix fix;
	private final SourceText source;

	/** @param source what the fix changes */
	VerifiedFixResolution(MarkedFinding race, VerifiedFix fix, SourceText source, Rank rank) {
		super(race, FixWords.title(fix), FixWords.reason(fix), Icons.of(fix), rank);
		this.fix = fix;
		this.source = source;
	}

	/** Asked for when the fix is looked at. */
	@Override
	public String getDescription() {
		return FixHtml.of(fix, source);
	}

	@Override
	public void run(IMarker marker) {
		Edits.apply(finding().file(), List.of(fix.change()));
	}

	/** Fixes of the same kind. */
	@Override
	boolean fits(MarkedFinding other) {
		return other.outcome().map(FixOutcome::fixes).orElse(List.of()).stream().anyMatch(f -> f.kinds().equals(fix.kinds()));
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		if (markers.length == 1 && markers[0].equals(finding().marker())) {
			run(markers[0]);
		} else {
			SeveralFixes.apply(findings(markers).toList(), fix.kinds(), monitor);
		}
	}
}
