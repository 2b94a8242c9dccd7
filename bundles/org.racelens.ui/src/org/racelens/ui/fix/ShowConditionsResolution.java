package org.racelens.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.racelens.ui.editor.Opening;

/** Shows the region with all that must hold for it, which the source may not be able to say. */
final class ShowConditionsResolution extends FindingResolution {
	ShowConditionsResolution(MarkedFinding condition, Rank rank) {
		super(condition, Messages.showConditions, Messages.showConditionsDescription, Icons.EXPLAIN, rank);
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		Opening.regions();
	}
}
