package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.SCOPE;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.clause;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.clean;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.resolve;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.DependClause.DependKind;
import org.racelens.openmp.directive.Clause.DoacrossClause;
import org.racelens.openmp.directive.Clause.DoacrossClause.DoacrossKind;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ExpressionListClause;
import org.racelens.openmp.directive.Clause.IteratorSpecifier;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Clause.MapClause.MapType;
import org.racelens.openmp.directive.Clause.RawClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.DirectiveResolver;

/** What the clauses of directives become. */
class ResolverTest {
	/** Every clause of every directive becomes a clause of the model with the same name and place. */
	@TestFactory
	Stream<DynamicTest> everyClauseIsResolved() {
		return Arrays.stream(ClauseName.values()).map(name -> dynamicTest(name.spelling(), () -> {
			Scanned scanned = Scanned.text(Samples.directive(Samples.allowing(name), name)).isClean();
			Directive directive = DirectiveResolver.resolve(scanned.directive(), SCOPE).directive();
			assertEquals(scanned.directive().names(), directive.names());
			assertEquals(scanned.clauseNames(), directive.clauses().stream().map(Clause::name).toList());
			assertTrue(directive.has(name));
		}));
	}

	@Test
	void dataSharingClausesListVariables() {
		for (ClauseName name : List.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.SHARED, ClauseName.COPYIN)) {
			ListClause clause = clause(ListClause.class, "parallel " + name.spelling() + "(x, y)");
			assertEquals(name, clause.name());
			assertEquals(List.of("x", "y"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
			assertEquals(Optional.empty(), clause.modifier());
		}
	}

	@Test
	void lastprivateMayBeConditional() {
		assertEquals(Optional.of("conditional"), clause(ListClause.class, "for lastprivate(conditional : x)").modifier());
		assertEquals(Optional.empty(), clause(ListClause.class, "for lastprivate(x)").modifier());
	}

	@Test
	void linearHasOneFormForItsSpellings() {
		assertEquals(Optional.empty(), clause(ListClause.class, "simd linear(x)").modifier());
		assertEquals(Optional.of("step(2)"), clause(ListClause.class, "simd linear(x, y : 2)").modifier());
		assertEquals(Optional.of("val, step(2)"), clause(ListClause.class, "simd linear(x : val, step(2))").modifier());
		ListClause old = clause(ListClause.class, "simd linear(val(x, y) : 2)");
		assertEquals(Optional.of("val, step(2)"), old.modifier());
		assertEquals(List.of("x", "y"), old.items().stream().map(ListItem::text).toList());
	}

	@Test
	void reductionsHaveOperatorAndModifier() {
		ReductionClause plain = clause(ReductionClause.class, "for reduction(max : x, a[0:n])");
		assertEquals("max", plain.operator());
		assertEquals(Optional.empty(), plain.modifier());
		assertEquals(2, plain.items().size());
		ReductionClause scan = clause(ReductionClause.class, "for reduction(inscan, + : x)");
		assertEquals("+", scan.operator());
		assertEquals(Optional.of("inscan"), scan.modifier());
		assertEquals(ClauseName.IN_REDUCTION, clause(ReductionClause.class, "task in_reduction(+ : x)").name());
	}

	@Test
	void schedulesAreResolved() {
		ScheduleClause clause = clause(ScheduleClause.class, "for schedule(monotonic, simd : dynamic, n)");
		assertEquals(ScheduleKind.DYNAMIC, clause.kind());
		assertEquals(Set.of("monotonic", "simd"), clause.modifiers());
		assertEquals("n", assertInstanceOf(VariableReference.class, clause.chunk().orElseThrow()).variable().name());
		assertEquals(Optional.empty(), clause(ScheduleClause.class, "for schedule(static)").chunk());
		for (ScheduleKind kind : ScheduleKind.values()) {
			assertEquals(kind, clause(ScheduleClause.class, "for schedule(" + kind.name().toLowerCase() + ")").kind());
		}
	}

	@Test
	void anUnknownScheduleIsKeptAsText() {
		Directive directive = DirectiveResolver.resolve(Scanned.text("for schedule(fast, 2)").directive(), SCOPE).directive();
		assertEquals(List.of("fast", "2"), assertInstanceOf(RawClause.class, directive.clauses().get(0)).arguments());
	}

	@Test
	void expressionsAreResolved() {
		ExpressionClause threads = clause(ExpressionClause.class, "parallel num_threads(4)");
		assertEquals(4, assertInstanceOf(IntegerLiteral.class, threads.expression().orElseThrow()).value());
		assertEquals(Optional.empty(), threads.modifier());
		assertEquals(Optional.of("strict"), clause(ExpressionClause.class, "parallel num_threads(strict : 4)").modifier());
		assertEquals(Optional.of("parallel"), clause(ExpressionClause.class, "parallel for if(parallel : x)").modifier());
		assertEquals(Optional.empty(), clause(ExpressionClause.class, "for ordered").expression());
		ExpressionClause teams = clause(ExpressionClause.class, "teams num_teams(2 : 8)");
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, teams.lower().orElseThrow()).value());
		assertEquals(8, assertInstanceOf(IntegerLiteral.class, teams.expression().orElseThrow()).value());
	}

	@Test
	void anExpressionThatIsNotUnderstoodIsAGap() {
		ExpressionClause clause = clause(ExpressionClause.class, "parallel if(unknown(1))");
		Unmodelled expression = assertInstanceOf(Unmodelled.class, clause.expression().orElseThrow());
		assertEquals("a.c:1:13", expression.gap().place().toString());
	}

	@Test
	void wordsAreKeywords() {
		assertEquals(Optional.of("none"), clause(KeywordClause.class, "parallel default(none)").keyword());
		assertEquals(Optional.empty(), clause(KeywordClause.class, "for nowait").keyword());
		assertEquals(Optional.of("close"), clause(KeywordClause.class, "parallel proc_bind(close)").keyword());
		assertEquals(ClauseName.PARALLEL, clause(KeywordClause.class, "cancel parallel").name());
		assertEquals(ClauseName.SEQ_CST, clause(KeywordClause.class, "atomic seq_cst read").name());
		assertEquals(Optional.of("concurrent"), clause(KeywordClause.class, "loop order(concurrent)").keyword());
	}

	@Test
	void otherClausesKeepTheirText() {
		assertEquals(List.of("omp_default_mem_alloc"),
				clause(ListClause.class, "target uses_allocators(omp_default_mem_alloc)").items().stream().map(ListItem::text).toList());
	}

	@Test
	void wordsOnBothSidesOfAColonAreKept() {
		KeywordClause defaultmap = clause(KeywordClause.class, "target defaultmap(tofrom : scalar)");
		assertEquals(Optional.of("tofrom"), defaultmap.keyword());
		assertEquals(Optional.of("scalar"), defaultmap.modifier());
		KeywordClause order = clause(KeywordClause.class, "loop order(reproducible : concurrent)");
		assertEquals(Optional.of("concurrent"), order.keyword());
		assertEquals(Optional.of("reproducible"), order.modifier());
		ScheduleClause schedule = clause(ScheduleClause.class, "distribute dist_schedule(static, 4)");
		assertEquals(ClauseName.DIST_SCHEDULE, schedule.name());
		assertEquals(4, assertInstanceOf(IntegerLiteral.class, schedule.chunk().orElseThrow()).value());
	}

	@Test
	void dependencesHaveKindAndPlaces() {
		for (DependKind kind : DependKind.values()) {
			DependClause clause = clause(DependClause.class, "task depend(" + kind.name().toLowerCase() + " : x, a[0:n])");
			assertEquals(kind, clause.kind());
			assertEquals(List.of("x", "a"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
			assertInstanceOf(ArraySection.class, clause.items().get(1).expression().orElseThrow());
			assertEquals(false, clause.allMemory());
		}
		DependClause all = clause(DependClause.class, "task depend(out : omp_all_memory, x)");
		assertEquals(true, all.allMemory());
		assertEquals(List.of("x"), all.items().stream().map(ListItem::text).toList());
	}

	@Test
	void iteratorsDeclareVariablesOfTheirClause() {
		DependClause clause = clause(DependClause.class, "task depend(iterator(k = 0 : n, long j = 1 : 9 : 2), in : k, j)");
		assertEquals(List.of("k", "j"), clause.iterators().stream().map(i -> i.variable().name()).toList());
		assertEquals(List.of(IntegerType.INT, IntegerType.LONG), clause.iterators().stream().map(i -> i.variable().type()).toList());
		assertEquals("n", assertInstanceOf(VariableReference.class, clause.iterators().get(0).end()).variable().name());
		assertEquals(Optional.empty(), clause.iterators().get(0).step());
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, clause.iterators().get(1).step().orElseThrow()).value());
		assertEquals(clause.iterators().stream().map(IteratorSpecifier::variable).toList(),
				clause.items().stream().map(i -> i.variable().orElseThrow()).toList());
		assertEquals(1, resolve("task depend(iterator(k = 0 : n), in : j)").messages().size());
	}

	@Test
	void doacrossHasTwoSpellings() {
		for (String text : List.of("ordered doacross(sink : x - 1, y)", "ordered depend(sink : x - 1, y)")) {
			DoacrossClause clause = clause(DoacrossClause.class, text);
			assertEquals(DoacrossKind.SINK, clause.kind());
			assertEquals("x - 1", assertInstanceOf(StringLiteral.class, clause.vector().get(0)).text());
			assertEquals(2, clause.vector().size());
		}
		for (String text : List.of("ordered doacross(source :)", "ordered depend(source)",
				"ordered doacross(source : omp_cur_iteration)")) {
			assertEquals(DoacrossKind.SOURCE, clause(DoacrossClause.class, text).kind());
		}
		assertEquals(DoacrossKind.PREVIOUS, clause(DoacrossClause.class, "ordered doacross(sink : omp_cur_iteration - 1)").kind());
	}

	@Test
	void tilesHaveSizes() {
		assertEquals(2, clause(ExpressionListClause.class, "tile sizes(4, n)").expressions().size());
	}

	@Test
	void mapListsLocators() {
		MapClause clause = clause(MapClause.class, "target map(always, tofrom : x, p[0:n])");
		assertEquals(MapType.TOFROM, clause.type());
		assertEquals(Set.of("always"), clause.modifiers());
		assertEquals(List.of("x", "p"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
		assertEquals(1, clause(MapClause.class, "target map(iterator(i = 0 : n), to : a[i])").iterators().size());
	}

	@Test
	void aMapTypeThatIsNotWrittenDependsOnTheDirective() {
		assertEquals(MapType.TOFROM, clause(MapClause.class, "target map(x)").type());
		assertEquals(MapType.TO, clause(MapClause.class, "target enter data map(x)").type());
		assertEquals(MapType.FROM, clause(MapClause.class, "target exit data map(x)").type());
	}

	@Test
	void theDirectiveKeepsItsNameAndPlace() {
		Directive directive = clean("parallel for private(x)");
		assertEquals("parallel for", directive.spelling());
		assertEquals(List.of(DirectiveName.PARALLEL, DirectiveName.FOR), directive.names());
		assertEquals("a.c:1:1", directive.range().toString());
		assertEquals(23, directive.range().endOffset());
	}
}
