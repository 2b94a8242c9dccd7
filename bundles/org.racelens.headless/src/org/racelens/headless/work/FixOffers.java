package org.racelens.headless.work;

import java.util.List;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;

/** What can be done about the races of a file, as the command line needs it; several workers use it at once. */
@FunctionalInterface
public interface FixOffers {
	/** Offers nothing. */
	FixOffers NONE = (source, command, options, selection, cancellation) -> List.of();

	/** See {@link org.racelens.repair.verify.FixEngine#offers}. */
	List<FixOutcome> offers(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation);
}
