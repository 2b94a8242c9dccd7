package org.racelens.ui.fix;

import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.StatedApart;

/** Says of parameters that nothing else leads to their memory, for a race that is none then. */
final class StateApartResolution extends FindingResolution {
	private final StatedApart statement;
	private final SourceText source;

	/** @param source the text that the statement changes */
	StateApartResolution(MarkedFinding race, StatedApart statement, SourceText source, Rank rank) {
		super(race, NLS.bind(Messages.stateByRestrict, statement.parameters()), Messages.stateByRestrictDescription, Icons.FIX, rank);
		this.statement = statement;
		this.source = source;
	}

	/** Asked for when the fix is looked at. */
	@Override
	public String getDescription() {
		return "<p>" + FixHtml.escaped(super.getDescription()) + "</p><p>" + FixHtml.escaped(Messages.apartVerified) + "</p><br>"
				+ FixHtml.change(source, statement.stated());
	}

	/** What a parameter means is decided function by function. */
	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		Edits.apply(finding().file(), List.of(statement.change()));
	}
}
