package org.racelens.repair.suggest;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/** The answer for one sequential loop. */
public sealed interface Suggestion {
	/** The loop, from its keyword to the end of its body. */
	SourceRange loop();

	/** The function around it. */
	String function();

	/**
	 * The loop can be parallel: it was analysed with the pragma.
	 *
	 * @param pragma the whole line without indentation: {@code "#pragma omp parallel for private(t)"}
	 * @param change inserts it
	 * @param proof the region with the pragma: race-free
	 * @param notes what the pragma's clauses are for, and what else should be known
	 */
	record Parallel(SourceRange loop, String function, String pragma, SourceChange change, SourceText inserted, RegionReport proof,
			List<Explanation> notes) implements Suggestion {
		public Parallel {
			notes = List.copyOf(notes);
		}
	}

	/**
	 * The loop cannot be shown to be parallel.
	 *
	 * @param reason why not
	 * @param dependence two iterations that meet, where that is the reason
	 */
	record Sequential(SourceRange loop, String function, Explanation reason, Optional<Race> dependence) implements Suggestion {
	}
}
