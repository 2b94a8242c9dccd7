package org.racelens.ui.fix;

import org.eclipse.core.resources.IMarker;

/** Shows the two threads of a race side by side. */
final class ExplainResolution extends FindingResolution {
	/** @param words what the entry says, which names the race where there are several */
	ExplainResolution(MarkedFinding race, String words, Rank rank) {
		super(race, words, Messages.explainDescription, Icons.EXPLAIN, rank);
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		Explanations.show(finding().marker());
	}
}
