package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility;
import org.racelens.openmp.unit.ParsedUnit;

/** A directive without semantics leaves a gap, and what its block may write is not known behind it. Each {@code masked} is one here. */
class UnmodelledSemanticsTest {
	private static final String DATA = "int x, y, z, shown[99];";
	private static final String UNKNOWN = "#pragma omp masked\n";

	/** The program in which nothing is known of {@code masked}. */
	private static Executed code(String statements) {
		ParsedUnit unit = Executed.parsed("#include <omp.h>\n" + DATA + "\nvoid f(int n) {\n" + statements + "\n}\n");
		return Executed.of(unit.withFunctions(unit.functions().stream().map(UnmodelledSemanticsTest::without).toList()));
	}

	private static Executed parallel(String statements) {
		return code("#pragma omp parallel\n{\n" + statements + "\n}");
	}

	private static FunctionDefinition without(FunctionDefinition f) {
		return new FunctionDefinition(f.key(), f.name(), f.parameters(), f.arity(), f.returnType(), f.linkage(), (Block) without(f.body()),
				f.range());
	}

	private static Statement without(Statement s) {
		if (s instanceof Block b) {
			return new Block(b.statements().stream().map(UnmodelledSemanticsTest::without).toList(), b.range());
		}
		if (s instanceof ConstructStatement c && c.construct() instanceof Parallelism.Parallel p) {
			return new ConstructStatement(new Parallelism.Parallel(p.directive(), p.clauses(), without(p.body()), p.range()));
		}
		if (s instanceof ConstructStatement c && c.construct() instanceof Parallelism.Masked m) {
			return new ConstructStatement(
					new Utility.Unmodelled(m.directive(), m.clauses(), m.leaf(), Optional.of(without(m.body())), m.range()));
		}
		return s;
	}

	@Test
	void itIsAGapOfTheRegionAtItsDirective() {
		Executed run = parallel("x = 1;\n" + UNKNOWN + "y = 1;");
		assertEquals(Set.of(Unfollowed.DIRECTIVE_X_IS_NOT_MODELLED), run.told());
		assertEquals(List.of(7), run.lines(Unfollowed.DIRECTIVE_X_IS_NOT_MODELLED));
		assertEquals(List.of(GapKind.UNMODELLED_DIRECTIVE), run.region().gaps().stream().map(ModelGap::kind).toList());
		assertEquals(Set.of(), parallel("x = 1;").told());
	}

	@Test
	void whatItsBlockAccessesIsNotFollowed() {
		Executed run = parallel("x = 1;\n" + UNKNOWN + "{ y = x; }\nz = 1;");
		assertEquals(List.of(), run.writes("y"));
		assertEquals(1, run.accesses("x").size());
		assertEquals(1, run.writes("z").size());
	}

	@Test
	void whetherItOrdersWhatComesBehindIsNotKnown() {
		Executed run = parallel("x = 1;\n" + UNKNOWN + "y = 1;\nz = 1;");
		assertFalse(run.write("x").unknownOrder().isPresent());
		assertEquals(Optional.of(Unfollowed.DIRECTIVE_X_IS_NOT_MODELLED),
				run.write("z").unknownOrder().map(g -> g.explanation().sentence()));
	}

	@Test
	void whatItWritesIsWrittenByTheRegion() {
		assertFalse(Executed.isLost(Executed.code(DATA, "x = 3;\n#pragma omp parallel\n{ y = 1;\nshown[x] = 1; }").index("shown")));
		Executed run = code("x = 3;\n#pragma omp parallel\n{\n" + UNKNOWN + "x = 5;\nshown[x] = 1;\n}");
		assertTrue(Executed.isLost(run.index("shown")));
	}

	@Test
	void inSerialCodeItsBlockRunsAndItsRegionsAreInDoubt() {
		Executed run = code(UNKNOWN + "{\nx = 3;\n#pragma omp parallel\nshown[x] = 1;\n}");
		assertEquals(List.of(4), run.lines(Unfollowed.DIRECTIVE_X_IS_NOT_MODELLED));
		assertEquals(Ints.of(3), run.index("shown"));
		Executed behind = code(UNKNOWN + "{\nx = 3;\n}\n#pragma omp parallel\nshown[x] = 1;\n");
		assertEquals(List.of(), behind.region().gaps());
	}

	@Test
	void outsideOfAnyRegionItIsNotDecided() {
		Executed run = code(UNKNOWN + "x = 1;\n#pragma omp parallel\ny = 1;");
		assertEquals(1, run.result().standAlone().size());
		assertEquals(4, run.result().standAlone().get(0).construct().range().line());
		assertEquals(List.of(), parallel(UNKNOWN + "x = 1;").result().standAlone());
	}
}
