package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.verify.FixEngine;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** Around calls of a project's own runtime layer the same is offered, and refused, as around the routines that they stand for. */
class RuntimeLayerRepairTest {
	private static final CdtFrontEnd FRONT_END = new CdtFrontEnd();
	private static final Analysis ANALYSIS = new Analysis(FRONT_END, new Z3ProverFactory());
	private static final CompileCommand COMMAND = new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty());
	private static final AnalysisOptions OPTIONS = AnalysisOptions.defaults().withModels(FunctionModels.parse("""
			rt_tid: thread-number
			rt_team: team-size
			rt_wait: barrier
			rt_lock: locks
			rt_unlock: unlocks
			""").models());
	private static final String DECLARATIONS = """
			typedef struct { int word; } lock_t;
			int rt_tid(void), rt_team(void), omp_get_thread_num(void), omp_get_num_threads(void);
			void rt_wait(void), rt_lock(lock_t *l), rt_unlock(lock_t *l), omp_set_lock(lock_t *l), omp_unset_lock(lock_t *l);
			double a[100], b[100], total;
			lock_t one;
			""";

	private static String region(String statements) {
		return DECLARATIONS + "void run(int n) {\n#pragma omp parallel\n\t{\n" + statements.indent(8).replace("        ", "\t\t")
				+ "\t}\n}\n";
	}

	private static String twin(String program) {
		return program.replace("rt_tid()", "omp_get_thread_num()").replace("rt_team()", "omp_get_num_threads()")
				.replaceAll("(?m)^\\s*rt_wait\\(\\);", "#pragma omp barrier").replace("rt_lock(&", "omp_set_lock(&")
				.replace("rt_unlock(&", "omp_unset_lock(&");
	}

	private static List<VerifiedFix> offers(String program) {
		return new FixEngine(FRONT_END, ANALYSIS).offers(new SourceText("test.c", program, 0), COMMAND, OPTIONS, FixSelection.USUAL,
				Cancellation.NEVER).stream().map(FixOutcome::fixes).flatMap(List::stream).toList();
	}

	private static List<String> titles(String program) {
		return offers(program).stream().map(f -> f.kinds() + " " + Sentences.of(f.title())).toList();
	}

	@ParameterizedTest
	@ValueSource(strings = { "total = 1;", "total += a[rt_tid()];", "rt_lock(&one);\ntotal += 1;\nrt_unlock(&one);\ntotal += 2;",
			"rt_lock(&one);\na[rt_tid()] = 1;\nb[rt_tid()] = a[0];\nrt_unlock(&one);\ntotal = a[1];",
			"a[rt_tid()] = 1;\nb[rt_tid()] = a[rt_tid() + 1];", "if (rt_tid() == 0)\n\ttotal = n;\na[rt_tid()] = total;",
			"total = rt_tid();\nrt_wait();\na[rt_tid()] = total;", "total = rt_team();\nrt_wait();\na[rt_tid()] = total;",
			"for (int i = 0; i < n; i++) {\n\ta[rt_tid()] = b[0];\n\trt_wait();\n\tb[rt_tid()] = a[0];\n}",
			"{\n\ttotal = n;\n\trt_wait();\n\ttotal += 1;\n}" })
	void theSameIsOfferedAsForTheRoutines(String statements) {
		assertEquals(titles(twin(region(statements))), titles(region(statements)), statements);
	}

	@Test
	void theProjectsOwnLockIsSet() {
		List<VerifiedFix> fixes = offers(region("rt_lock(&one);\ntotal += 1;\nrt_unlock(&one);\ntotal += 2;"));
		assertTrue(fixes.stream().anyMatch(f -> f.fixed().text().contains("rt_lock(&one);\n\t\ttotal += 2;\n\t\trt_unlock(&one);\n")),
				fixes.stream().map(f -> f.fixed().text()).collect(Collectors.joining("\n")));
		assertTrue(fixes.stream().noneMatch(f -> f.fixed().text().contains("\tomp_set_lock")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a[i] = rt_tid();", "rt_wait();\na[i] = 1;", "rt_lock(&one);\na[i] = 1;\nrt_unlock(&one);", "a[rt_tid()] = i;",
			"a[i] = rt_team();" })
	void noLoopAroundThemIsSaidToBeParallel(String statements) throws FrontEndException {
		String program = DECLARATIONS + "void run(int n) {\n\tfor (int i = 0; i < 100; i++) {\n" + statements + "\n\t}\n}\n";
		List<Suggestion> loops = new Suggester(FRONT_END, ANALYSIS).suggest(new SourceText("test.c", program, 0), COMMAND, OPTIONS,
				Optional.empty(), Cancellation.NEVER);
		List<Suggestion> twins = new Suggester(FRONT_END, ANALYSIS).suggest(new SourceText("test.c", twin(program), 0), COMMAND, OPTIONS,
				Optional.empty(), Cancellation.NEVER);
		assertEquals(reason(twins), reason(loops));
	}

	private static String reason(List<Suggestion> loops) {
		return Sentences.of(((Suggestion.Sequential) loops.get(0)).reason());
	}
}
