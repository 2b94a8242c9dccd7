package org.racelens.ui.fix;

import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.StatedCondition;
import org.racelens.repair.fix.StatedCondition.Form;
import org.racelens.ui.fix.MarkedFinding.Said;

/** Writes a condition into the source, for compilers and readers to see. */
final class StateConditionResolution extends FindingResolution {
	private final StatedCondition statement;
	private final SourceText source;

	StateConditionResolution(MarkedFinding condition, Said said, Rank rank) {
		super(condition, title(said.statement()), reason(said.statement().form()), Icons.FIX, rank);
		statement = said.statement();
		source = said.source();
	}

	/** {@code State that stride != 0 (assert)}. */
	private static String title(StatedCondition statement) {
		return NLS.bind(switch (statement.form()) {
			case ASSERT -> Messages.stateByAssert;
			case ASSUME -> Messages.stateByAssume;
			case RESTRICT -> Messages.stateByRestrict;
		}, statement.expression());
	}

	private static String reason(Form form) {
		return switch (form) {
			case ASSERT -> Messages.stateByAssertDescription;
			case ASSUME -> Messages.stateByAssumeDescription;
			case RESTRICT -> Messages.stateByRestrictDescription;
		};
	}

	/** Asked for when the fix is looked at. */
	@Override
	public String getDescription() {
		return "<p>" + FixHtml.escaped(super.getDescription()) + "</p><p>" + FixHtml.escaped(Messages.stateVerified) + "</p><br>"
				+ FixHtml.change(source, statement.stated());
	}

	/** Conditions that are said in the same way. */
	@Override
	boolean fits(MarkedFinding other) {
		return other.statement().filter(s -> s.form() == statement.form()).isPresent();
	}

	@Override
	public void run(IMarker marker) {
		Edits.apply(finding().file(), List.of(statement.change()));
	}

	/** Edits of one file are one step; what two regions need of one place is said once. */
	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		JoinedChanges changes = new JoinedChanges();
		findings(markers).forEach(f -> f.statement().map(StatedCondition::change)
				.ifPresentOrElse(c -> changes.add(f.file(), c), () -> Notices.status(Messages.conditionNoLongerKnown)));
		changes.apply();
	}
}
