package org.racelens.ui.fix;

import org.eclipse.core.resources.IMarker;

/** Shows the two threads of a race side by side. */
final class ExplainResolution extends FindingResolution {
	private static final int RANK = 70;

	ExplainResolution(MarkedFinding race) {
		super(race, Messages.explain, Messages.explainDescription, Icons.EXPLAIN, RANK);
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		Explanations.show(marker);
	}
}
