package org.racelens.ui.fix;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.ui.fix.MarkedFinding.Said;

/** Writes all conditions of a region into the source that it can say by tests or directives: one step, and each on a line of its own. */
final class StateAllResolution extends FindingResolution {
	private final SourceChange change;
	private final SourceText source;

	private StateAllResolution(Map<MarkedFinding, Said> conditions, SourceChange change, Rank rank) {
		super(conditions.keySet().iterator().next(), NLS.bind(Messages.stateAll, conditions.size()), Messages.stateAllDescription,
				Icons.FIX, rank);
		this.change = change;
		source = conditions.values().iterator().next().source();
	}

	/**
	 * An entry for several conditions, all of which the source can say; none for a single one, nor where the edits are in each other's way.
	 */
	static Optional<PlaceEntries.Entry> of(Map<MarkedFinding, Said> conditions) {
		if (conditions.size() < 2) {
			return Optional.empty();
		}
		return conditions.values().stream().map(c -> Optional.of(c.statement().change()))
				.reduce((a, b) -> a.flatMap(x -> b.flatMap(x::joined))).flatMap(change -> change)
				.map(change -> rank -> new StateAllResolution(conditions, change, rank));
	}

	@Override
	public String getDescription() {
		String changed = change.appliedTo(source).map(after -> FixHtml.change(source, after)).orElse("");
		return "<p>" + FixHtml.escaped(super.getDescription()) + "</p><br>" + changed;
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		Edits.apply(finding().file(), List.of(change));
	}
}
