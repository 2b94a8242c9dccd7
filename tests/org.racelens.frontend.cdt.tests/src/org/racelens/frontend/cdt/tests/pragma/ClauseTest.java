package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ClauseTable;
import org.racelens.openmp.scan.DirectiveTable;

class ClauseTest {
	@TestFactory
	Stream<DynamicTest> everyClauseOfTheModelIsRead() {
		return Arrays.stream(ClauseName.values()).map(clause -> dynamicTest(clause.spelling(), () -> {
			Scanned scanned = Scanned.text(Samples.directive(Samples.allowing(clause), clause)).isClean();
			assertTrue(scanned.clauseNames().contains(clause));
			assertEquals(clause, ClauseTable.form(clause).name());
		}));
	}

	@TestFactory
	Stream<DynamicTest> everyAllowedClauseIsReadOnItsDirective() {
		return Arrays.stream(DirectiveName.values()).flatMap(directive -> DirectiveTable.row(directive).clauses().stream()
				.map(clause -> dynamicTest(directive.spelling() + " " + clause.spelling(), () -> {
					Scanned scanned = Scanned.text(Samples.directive(directive, clause)).isClean();
					assertTrue(scanned.clauseNames().contains(clause));
				})));
	}

	@TestFactory
	Stream<DynamicTest> everyOtherClauseIsRefused() {
		return Arrays.stream(DirectiveName.values()).map(directive -> dynamicTest(directive.spelling(), () -> {
			for (ClauseName clause : ClauseName.values()) {
				if (!DirectiveTable.row(directive).clauses().contains(clause)) {
					Scanned scanned = Scanned.text(Samples.directive(directive) + " " + Samples.clause(DirectiveName.PARALLEL, clause));
					assertTrue(
							!scanned.result().messages().isEmpty() || !scanned.directive().names().equals(List.of(directive)),
							() -> directive + " " + clause);
				}
			}
		}));
	}

	@Test
	void aClauseThatIsNotAllowedIsReportedAndKept() {
		Scanned scanned = Scanned.text("single shared(x) nowait").complains("clause-not-allowed@shared")
				.says("'shared' is not allowed on 'single'");
		assertEquals(List.of(ClauseName.SHARED, ClauseName.NOWAIT), scanned.clauseNames());
	}

	@Test
	void nowaitIsNotAllowedOnParallelFor() {
		Scanned.text("parallel for nowait").complains("clause-not-allowed@nowait");
		Scanned.text("parallel sections nowait").complains("clause-not-allowed@nowait");
		Scanned.text("target parallel for nowait").isClean();
		Scanned.text("for simd nowait").isClean();
	}

	@Test
	void copyinIsNotAllowedOnTargetParallel() {
		Scanned.text("parallel for copyin(x)").isClean();
		Scanned.text("target parallel copyin(x)").complains("clause-not-allowed@copyin");
	}

	@Test
	void inReductionIsNotAllowedWhereParallelCreatesTheTasks() {
		Scanned.text("masked taskloop in_reduction(+ : x)").isClean();
		Scanned.text("parallel masked taskloop in_reduction(+ : x)").complains("clause-not-allowed@in_reduction");
	}

	@Test
	void orderedIsNotAllowedInsideDistribute() {
		Scanned.text("teams distribute parallel for ordered").complains("clause-not-allowed@ordered");
	}

	@Test
	void compoundDirectivesAllowTheClausesOfTheirLeaves() {
		Scanned scanned = Scanned.text("target teams distribute parallel for simd map(a) num_teams(2) dist_schedule(static) num_threads(4) "
				+ "schedule(static) safelen(8) collapse(2)").isClean();
		assertEquals(7, scanned.directive().clauses().size());
	}

	@Test
	void uniqueClausesMayNotBeGivenTwice() {
		Scanned.text("parallel num_threads(2) num_threads(4)").complains("duplicate-clause@num_threads(4)");
		Scanned.text("for nowait nowait").complains("duplicate-clause@nowait");
		Scanned.text("for schedule(static) collapse(2) schedule(dynamic)").complains("duplicate-clause@schedule(dynamic)");
		Scanned.text("parallel default(none) default(shared)").complains("duplicate-clause@default(shared)");
	}

	@Test
	void listsMayBeGivenTwice() {
		assertEquals(4,
				Scanned.text("parallel private(a) private(b) reduction(+ : c) reduction(* : d)").isClean().directive().clauses().size());
	}

	@Test
	void ifMayBeGivenOnceForEachPart() {
		Scanned.text("target parallel for if(target : a) if(parallel : b)").isClean();
		Scanned.text("target parallel for if(target : a) if(target : b)").complains("duplicate-clause@if(target : b)");
		Scanned.text("parallel if(a) if(b)").complains("duplicate-clause@if(b)");
		Scanned.text("parallel if(task : a)").complains("syntax@task");
	}

	@Test
	void defaultmapMayBeGivenOnceForEachCategory() {
		Scanned.text("target defaultmap(to : scalar) defaultmap(none : pointer)").isClean();
		Scanned.text("target defaultmap(to : scalar) defaultmap(from : scalar)").complains("duplicate-clause@defaultmap(from : scalar)");
	}

	@Test
	void clausesThatExcludeEachOtherAreReported() {
		Scanned.text("atomic read write").complains("duplicate-clause@write").says("'write' and 'read' exclude each other");
		Scanned.text("atomic seq_cst relaxed").complains("duplicate-clause@relaxed");
		Scanned.text("taskloop grainsize(4) num_tasks(2)").complains("duplicate-clause@num_tasks(2)");
		Scanned.text("unroll full partial(2)").complains("duplicate-clause@partial(2)");
		Scanned.text("declare simd inbranch notinbranch").complains("duplicate-clause@notinbranch");
		Scanned.text("cancel for parallel").complains("duplicate-clause@parallel");
		Scanned.text("atomic update capture seq_cst").isClean();
	}

	@Test
	void requiredClausesAreMissed() {
		Scanned.text("cancel if(x)").complains("syntax@cancel")
				.says("'cancel' needs one of the clauses 'for', 'parallel', 'sections', 'taskgroup'");
		Scanned.text("scan").complains("syntax@scan");
		Scanned.text("tile").complains("syntax@tile").says("needs the clause 'sizes'");
		Scanned.text("target enter data nowait").complains("syntax@target enter data");
		Scanned.text("target update device(1)").complains("syntax@target update");
		Scanned.text("requires").complains("syntax@requires");
		Scanned.text("depobj(o)").complains("syntax@depobj");
	}
}
