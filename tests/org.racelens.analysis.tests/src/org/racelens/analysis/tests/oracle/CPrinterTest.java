package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.TinyProgram.Parameter;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** The printed text and its line numbers. */
class CPrinterTest {
	@Test
	void aFunctionConfinesItsParameterByAGuard() {
		TinyProgram program = Extents.declared(Syntax.team(3, 0, 4,
				Syntax.distributed(Syntax.STATIC, Ending.NOWAIT, "i", Syntax.N,
						Syntax.copy(7, Syntax.a(Syntax.plus(Syntax.I, -1)), Syntax.x())),
				Syntax.when(Syntax.equal(Syntax.remainder(Syntax.TID, 2), 0), Syntax.read(8, Syntax.x()))), () -> 0);
		PrintedProgram printed = CPrinter.print(program);
		assertEquals("""
				int omp_get_thread_num(void);
				int a[4];
				int x = 0;
				void region(int n) {
					if (n < 0 || n > 4) {
						return;
					}
					#pragma omp parallel num_threads(3)
					{
						int tid = omp_get_thread_num();
						#pragma omp for schedule(static) nowait
						for (int i = 0; i < n; i++) {
							a[i + (-1) + 1] = x;
						}
						if (tid % 2 == 0) {
							int r8 = x;
						}
					}
				}
				""", printed.source());
		assertEquals(Map.of(7, 13, 8, 16), printed.lines());
		assertEquals(8, printed.labelAt(16));
		assertEquals(new RacyPair(13, 16, "x"), printed.inLines(new RacyPair(7, 8, "x")));
	}

	@Test
	void aCombinedDirectiveDeclaresThreadSymbolsInsideItsLoop() {
		TinyProgram program = new TinyProgram(Shape.COMBINED, OptionalInt.empty(), Optional.of(new Parameter("n", 3, 3)), List.of(),
				List.of(Syntax.distributed(Syntax.DYNAMIC, Ending.BARRIER, "i", Syntax.N,
						Syntax.when(Syntax.equal(Syntax.TID, 1),
								Syntax.line(0, Stmt.Operation.ATOMIC_READ, Syntax.c(Syntax.I, Syntax.I))))));
		PrintedProgram printed = CPrinter.print(Extents.declared(program, () -> 1));
		assertEquals("""
				int omp_get_thread_num(void);
				int main(void) {
					int c[4][4] = {0};
					int n = 3;
					#pragma omp parallel for schedule(dynamic)
					for (int i = 0; i < n; i++) {
						int tid = omp_get_thread_num();
						if (tid == 1) {
							int r0;
							#pragma omp atomic read
							r0 = c[i][i];
						}
					}
					return 0;
				}
				""", printed.source());
		assertEquals(Map.of(0, 11), printed.lines());
	}

	@Test
	void everyAccessStandsAloneOnItsLine() {
		for (long seed = 0; seed < 300; seed++) {
			TinyProgram program = RegionGenerator.program(seed);
			PrintedProgram printed = CPrinter.print(program);
			String[] lines = printed.source().split("\n");
			assertEquals(printed.lines().size(), printed.lines().values().stream().distinct().count());
			Oracle.races(program).forEach(race -> {
				assertTrue(lines[printed.lines().get(race.first()) - 1].contains(race.variable()), printed::numbered);
				assertTrue(lines[printed.lines().get(race.second()) - 1].contains(race.variable()), printed::numbered);
			});
		}
	}
}
