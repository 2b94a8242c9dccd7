package org.racelens.analysis.tests.execution;

import java.util.List;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** What the analysis knows of small programs: the truth of an expression, told by a race that needs it, and the verdict of a region. */
public final class Probe {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	/** What is known of a truth value. */
	public enum Truth {
		ALWAYS, NEVER, OPEN;

		public static Truth of(boolean known) {
			return known ? ALWAYS : NEVER;
		}
	}

	private Probe() {
	}

	/** The truth of an expression behind the statements of {@code main}. */
	public static Truth truth(String declarations, String statements, String expression) {
		return truth(declarations, "main(void)", statements, expression);
	}

	/** The truth of an expression behind the statements of a function, whose parameters may have any value. */
	public static Truth truth(String declarations, String function, String statements, String expression) {
		return truth("test.c", declarations, function, statements, expression);
	}

	/** The same of a program in C++. */
	public static Truth truthInCpp(String declarations, String function, String statements, String expression) {
		return truth("test.cpp", declarations, function, statements, expression);
	}

	private static Truth truth(String path, String declarations, String function, String statements, String expression) {
		List<Verdict> verdicts = verdicts(path, declarations + "\nint shared;\nint " + function + " {\n" + statements + "\n"
				+ "#pragma omp parallel\n\tif (" + expression + ")\n\t\tshared = 1;\n"
				+ "#pragma omp parallel\n\tif (!(" + expression + "))\n\t\tshared = 1;\n\treturn 0;\n}\n");
		boolean never = verdicts.get(0) == Verdict.RACE_FREE;
		boolean always = verdicts.get(1) == Verdict.RACE_FREE;
		if (never && always) {
			throw new AssertionError(expression + " is neither true nor false behind " + statements);
		}
		return never ? Truth.NEVER : always ? Truth.ALWAYS : Truth.OPEN;
	}

	/** The verdict of the only region of a program. */
	public static Verdict verdict(String program) {
		List<Verdict> verdicts = verdicts(program);
		if (verdicts.size() != 1) {
			throw new AssertionError(verdicts.size() + " regions in " + program);
		}
		return verdicts.get(0);
	}

	/** The verdict of a region that statements of {@code main} are, behind declarations of the file. */
	public static Verdict region(String declarations, String statements) {
		return verdict("#include <omp.h>\n" + declarations + "\nint main(void) {\n" + statements + "\n\treturn 0;\n}\n");
	}

	/** The verdicts of a program's regions, in the order of the text. */
	public static List<Verdict> verdicts(String program) {
		return verdicts("test.c", program);
	}

	/** The same of a program in C++. */
	public static List<Verdict> verdictsInCpp(String program) {
		return verdicts("test.cpp", program);
	}

	/** Whether a race of a program is claimed without reserve. */
	public static boolean isDefinite(String program) {
		return reports("test.c", program).stream().flatMap(r -> r.races().stream()).anyMatch(r -> r.confidence() == Confidence.DEFINITE);
	}

	private static List<Verdict> verdicts(String path, String program) {
		return reports(path, program).stream().map(RegionReport::verdict).toList();
	}

	private static List<RegionReport> reports(String path, String program) {
		SourceText source = new SourceText(path, program, 0);
		return ANALYSIS.analyse(source, CompileCommand.forPath(source.path()), AnalysisOptions.defaults(), (region, progress) -> {
		}, Cancellation.NEVER).regions();
	}
}
