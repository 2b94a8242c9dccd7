package org.racelens.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixOutcome;

/**
 * What a SARIF log says besides what was found.
 *
 * @param names files as the log names them; relative names start where the tool was called
 * @param invocation how the tool was called, where that is known
 * @param fixes by the path of the analysed file
 * @param extent which results are written
 * @param category what tells the runs of several analyses of one program apart
 * @param documentation where the pages of the documentation are, with a slash at its end
 */
public record SarifContext(UnaryOperator<String> names, Optional<Invocation> invocation, Map<String, Offers> fixes, Extent extent,
		String category, Optional<String> documentation) {
	/** The category of who says none. */
	public static final String CATEGORY = "racelens";
	/** Of a report of which nothing else is known. */
	public static final SarifContext NONE = of(UnaryOperator.identity(), Optional.empty());

	/** Which results a log has. */
	public enum Extent {
		ALL,
		/** those that somebody has to do something about: for services that take every result for a problem */
		PROBLEMS
	}

	/**
	 * One call of the tool.
	 *
	 * @param arguments its words, without those that say where and by whom the work is done
	 * @param status the exit status
	 * @param faults paths that could not be read, and other complaints
	 */
	public record Invocation(List<String> arguments, int status, List<String> faults) {
		public Invocation {
			arguments = List.copyOf(arguments);
			faults = List.copyOf(faults);
		}
	}

	/**
	 * The verified fixes of a file.
	 *
	 * @param source the text that each of them changes
	 */
	public record Offers(SourceText source, List<FixOutcome> outcomes) {
		public Offers {
			outcomes = List.copyOf(outcomes);
		}
	}

	public SarifContext {
		fixes = Map.copyOf(fixes);
	}

	/** Of a report with all its results and without fixes. */
	public static SarifContext of(UnaryOperator<String> names, Optional<Invocation> invocation) {
		return new SarifContext(names, invocation, Map.of(), Extent.ALL, CATEGORY, Optional.empty());
	}
}
