package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;

/** To which leaves of a combined or composite directive each clause applies. OpenMP 5.2 §17.2. */
class CombinedClausesTest {
	private static final String LOOP = "for (int i = 0; i < 9; i++) x += i;";

	private static String leaves(String directive, String body) {
		List<String> result = new ArrayList<>();
		Statement next = Source.c("int x, y, a[9], i; void f(int n) {\n#pragma omp " + directive + "\n" + body + "\n}").function("f")
				.body();
		next = next instanceof Block b ? b.statements().get(0) : next;
		while (next instanceof ConstructStatement c) {
			result.add(c.construct().leaf().spelling()
					+ c.construct().clauses().stream().map(CombinedClausesTest::text).collect(Collectors.joining()));
			next = inner(c.construct());
		}
		return String.join(" / ", result);
	}

	private static Statement inner(Construct c) {
		return c.bodies().get(0);
	}

	private static String text(Clause c) {
		String items = c.items().stream().map(i -> i.variable().map(Variable::name).orElse("?")).collect(Collectors.joining(","));
		return " " + c.name().spelling() + (items.isEmpty() ? "" : "(" + items + ")");
	}

	private static void check(String directive, String expected) {
		assertEquals(expected, leaves(directive, LOOP));
	}

	@Test
	void leavesNestInTheirOrder() {
		check("for simd", "for / simd");
		check("distribute parallel for simd", "distribute / parallel / for / simd");
		check("target teams distribute", "target / teams / distribute");
		check("parallel masked taskloop simd", "parallel / masked / taskloop / simd");
		check("parallel master taskloop", "parallel / master / taskloop");
	}

	@Test
	void privateGoesToTheInnermostLeafThatPermitsIt() {
		check("parallel for simd private(y)", "parallel / for / simd private(y)");
		check("teams distribute private(y)", "teams / distribute private(y)");
		assertEquals("parallel private(y) / masked", leaves("parallel masked private(y)", "x = 1;"));
	}

	@Test
	void firstprivateGoesToTheLeafThatSharesWorkAndIsSharedOutside() {
		check("parallel for firstprivate(y)", "parallel shared(y) / for firstprivate(y)");
		check("parallel for simd firstprivate(y)", "parallel shared(y) / for firstprivate(y) / simd");
		check("teams distribute firstprivate(y)", "teams shared(y) / distribute firstprivate(y)");
		check("distribute parallel for firstprivate(y)", "distribute firstprivate(y) / parallel shared(y) / for firstprivate(y)");
		check("target parallel for firstprivate(y)", "target firstprivate(y) / parallel shared(y) / for firstprivate(y)");
		check("target parallel for firstprivate(y) map(to: y)", "target map(y) / parallel shared(y) / for firstprivate(y)");
		check("parallel masked taskloop firstprivate(y)", "parallel shared(y) / masked / taskloop firstprivate(y)");
		assertEquals("target firstprivate(y) / teams firstprivate(y)", leaves("target teams firstprivate(y)", "x = 1;"));
		assertEquals("target firstprivate(y) / parallel firstprivate(y)", leaves("target parallel firstprivate(y)", "x = 1;"));
	}

	@Test
	void lastprivateGoesToAllLeavesThatPermitItAndIsSharedOutside() {
		check("parallel for simd lastprivate(y)", "parallel shared(y) / for lastprivate(y) / simd lastprivate(y)");
		check("teams distribute simd lastprivate(y)", "teams shared(y) / distribute lastprivate(y) / simd lastprivate(y)");
		check("target teams distribute lastprivate(y)", "target map(y) / teams shared(y) / distribute lastprivate(y)");
		check("parallel for firstprivate(y) lastprivate(y)", "parallel shared(y) / for firstprivate(y) lastprivate(y)");
	}

	@Test
	void reductionLeavesOutParallelAroundSharedWork() {
		check("parallel for reduction(+: x)", "parallel shared(x) / for reduction(x)");
		check("parallel for reduction(+: a[0:n])", "parallel shared(a) / for reduction(a)");
		check("for simd reduction(+: x)", "for reduction(x) / simd reduction(x)");
		check("parallel loop reduction(+: x)", "parallel shared(x) / loop reduction(x)");
		check("teams loop reduction(+: x)", "teams shared(x) / loop reduction(x)");
		check("teams distribute reduction(+: x)", "teams reduction(x) / distribute");
		check("teams distribute parallel for reduction(+: x)", "teams reduction(x) / distribute / parallel shared(x) / for reduction(x)");
		check("parallel masked taskloop reduction(+: x)", "parallel shared(x) / masked / taskloop reduction(x)");
		check("target parallel for reduction(+: x)", "target map(x) / parallel shared(x) / for reduction(x)");
		check("target parallel for reduction(+: x) map(from: x)", "target map(x) / parallel shared(x) / for reduction(x)");
		assertEquals("parallel reduction(x) / masked", leaves("parallel masked reduction(+: x)", "x = 1;"));
		assertEquals("parallel shared(x) / sections reduction(x)", leaves("parallel sections reduction(+: x)", "{ x = 1; }"));
	}

	@Test
	void linearIsFirstprivateAndLastprivateOutside() {
		check("parallel for linear(y)", "parallel shared(y) / for linear(y)");
		check("for simd linear(y)", "for firstprivate(y) lastprivate(y) / simd linear(y)");
		assertEquals("for lastprivate(i) / simd linear(i)", leaves("for simd linear(i)", "for (i = 0; i < 9; i++) x += i;"));
	}

	@Test
	void ifGoesToTheLeafItNamesOrToAll() {
		check("parallel for simd if(x)", "parallel if / for / simd if");
		check("parallel for simd if(parallel: x)", "parallel if / for / simd");
		check("target parallel for if(target: x) if(parallel: y)", "target if / parallel if / for");
	}

	@Test
	void nowaitGoesToTheOutermostLeafThatPermitsIt() {
		check("for simd nowait", "for nowait / simd");
		check("target parallel for nowait", "target nowait / parallel / for");
	}

	@Test
	void theOtherClausesGoToAllLeavesThatPermitThem() {
		check("target teams distribute thread_limit(4) default(shared) shared(x)",
				"target thread_limit / teams thread_limit default shared(x) / distribute");
		check("distribute parallel for collapse(1) schedule(static) dist_schedule(static) num_threads(2)",
				"distribute collapse dist_schedule / parallel num_threads / for collapse schedule");
		check("for simd order(concurrent) safelen(4) ordered", "for order ordered / simd order safelen");
		check("target teams distribute simd device(0) map(x) num_teams(3) simdlen(2)",
				"target device map(x) / teams num_teams / distribute / simd simdlen");
		check("parallel master taskloop grainsize(3) num_threads(2)", "parallel num_threads / master / taskloop grainsize");
	}
}
