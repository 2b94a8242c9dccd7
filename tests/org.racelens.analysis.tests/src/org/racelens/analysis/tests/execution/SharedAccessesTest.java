package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.SharedAccesses;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Which accesses of a region are of memory that its threads share and write: what runs are asked to execute. */
class SharedAccessesTest {
	/** The accesses of all regions, with their lines after that of the first directive. */
	private static List<String> accesses(String text) throws Exception {
		long before = text.substring(0, text.indexOf("#pragma")).lines().count();
		return SharedAccesses
				.of(new CdtFrontEnd().parse(new SourceText("a.c", text, 0), CompileCommand.forPath("a.c"), Cancellation.NEVER),
						AnalysisOptions.defaults(), Cancellation.NEVER)
				.values().stream().flatMap(List::stream)
				.map(a -> (a.write() ? "W " : "R ") + a.variable() + " +" + (a.place().line() - before - 1)).toList();
	}

	@Test
	void whatAThreadHasForItselfIsNotShared() throws Exception {
		assertEquals(List.of("R sum +4", "W sum +4"), accesses("""
				int sum;
				void f(void) {
				#pragma omp parallel
					{
						int own = 1;
						own++;
						sum += own;
					}
				}
				"""));
	}

	/** An inner team shares it; who has made it is alone with it before and afterwards. */
	@Test
	void whatAThreadLendsToAnInnerTeamIsSharedThere() throws Exception {
		assertEquals(List.of("W own +5", "W last +6"), accesses("""
				int last;
				void f(void) {
				#pragma omp parallel
					{
						int own[8] = { 0 };
				#pragma omp parallel for
						for (int i = 0; i < 8; i++)
							own[i] = i;
						last = own[3];
					}
				}
				"""));
	}

	/** Another thread may execute the task. */
	@Test
	void whatAThreadSharesWithItsTasksIsShared() throws Exception {
		assertEquals(List.of("W own +4", "W last +6", "R own +6"), accesses("""
				int last;
				void f(void) {
				#pragma omp parallel
					{
						int own = 0;
				#pragma omp task shared(own)
						own = 1;
				#pragma omp taskwait
						last = own;
					}
				}
				"""));
	}
}
