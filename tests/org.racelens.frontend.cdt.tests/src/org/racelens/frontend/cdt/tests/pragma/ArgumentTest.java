package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.scan.ScannedClause;

class ArgumentTest {
	private static void assertClause(String pragma, List<String> modifiers, List<String> arguments) {
		ScannedClause clause = Scanned.text(pragma).isClean().directive().clauses().get(0);
		assertEquals(modifiers, Scanned.texts(clause.modifiers()));
		assertEquals(arguments, Scanned.texts(clause.arguments()));
	}

	@Test
	void listsAreSplitAtTopLevelCommas() {
		assertClause("task affinity(a, b[f(1, 2)], c)", List.of(), List.of("a", "b[f(1, 2)]", "c"));
	}

	@Test
	void reductionsHaveAnOperator() {
		for (String operator : List.of("+", "*", "-", "&", "|", "^", "&&", "||", "min", "max", "my_op", "ns::op", "operator+")) {
			assertClause("for reduction(" + operator + ":x, y)", List.of(operator), List.of("x", "y"));
		}
	}

	@Test
	void reductionsMayHaveAModifierToo() {
		assertClause("for reduction(inscan, + : x)", List.of("inscan", "+"), List.of("x"));
		assertClause("parallel reduction(task, + : x)", List.of("task", "+"), List.of("x"));
		assertClause("for reduction(default, max : x)", List.of("default", "max"), List.of("x"));
		Scanned.text("for reduction(taks, + : x)").complains("syntax@taks").says("did you mean 'task'?");
		Scanned.text("taskgroup task_reduction(task, + : x)").complains("syntax@+");
	}

	@Test
	void theColonOfASectionDividesNothing() {
		assertClause("for reduction(+ : a[0:n])", List.of("+"), List.of("a[0:n]"));
		assertClause("target map(a[0:n], b)", List.of(), List.of("a[0:n]", "b"));
		assertClause("task depend(out : a[i:1], s)", List.of("out"), List.of("a[i:1]", "s"));
	}

	@Test
	void theColonOfAConditionalDividesNothing() {
		assertClause("parallel if(a ? b : c)", List.of(), List.of("a ? b : c"));
		assertClause("parallel if(parallel : a ? b : c)", List.of("parallel"), List.of("a ? b : c"));
		assertClause("parallel num_threads(x ? 2 : 4)", List.of(), List.of("x ? 2 : 4"));
		assertClause("parallel if(std::size(v))", List.of(), List.of("std::size(v)"));
	}

	@Test
	void schedulesHaveModifiersAKindAndAChunk() {
		assertClause("for schedule(static)", List.of(), List.of("static"));
		assertClause("for schedule(dynamic, n / 2)", List.of(), List.of("dynamic", "n / 2"));
		assertClause("for schedule(nonmonotonic : dynamic, 4)", List.of("nonmonotonic"), List.of("dynamic", "4"));
		assertClause("for schedule(monotonic, simd : static, 8)", List.of("monotonic", "simd"), List.of("static", "8"));
		for (String kind : List.of("guided", "auto", "runtime")) {
			assertClause("for schedule(" + kind + ")", List.of(), List.of(kind));
		}
	}

	@Test
	void wordsThatAreNoneOfThoseAllowedAreReported() {
		Scanned.text("for schedule(dinamic)").complains("syntax@dinamic").says("did you mean 'dynamic'?");
		Scanned.text("parallel default(nne)").complains("syntax@nne").says("did you mean 'none'?");
		Scanned.text("parallel proc_bind(near)").complains("syntax@near");
		Scanned.text("for schedule(fast : static)").complains("syntax@fast");
		Scanned.text("for lastprivate(conditionl : x)").complains("syntax@conditionl").says("did you mean 'conditional'?");
		Scanned.text("task depend(on : x)").complains("syntax@on");
		Scanned.text("target map(too : x)").complains("syntax@too");
		Scanned.text("requires atomic_default_mem_order(strong)").complains("syntax@strong");
	}

	@Test
	void linearAndAlignedHaveTheirModifierBehindTheColon() {
		assertClause("simd linear(x, y : 2 * k)", List.of("2 * k"), List.of("x", "y"));
		assertClause("simd linear(x : val, step(4))", List.of("val", "step(4)"), List.of("x"));
		assertClause("simd linear(val(x) : 2)", List.of("2"), List.of("val(x)"));
		assertClause("simd aligned(p, q : 64)", List.of("64"), List.of("p", "q"));
	}

	@Test
	void mapHasTypesAndModifiers() {
		assertClause("target map(always, close, mapper(m), to : x)", List.of("always", "close", "mapper(m)", "to"), List.of("x"));
		assertClause("target map(always to : x)", List.of("always to"), List.of("x"));
		assertClause("target map(iterator(int i = 0 : n), tofrom : a[i])", List.of("iterator(int i = 0 : n)", "tofrom"), List.of("a[i]"));
	}

	@Test
	void dependHasATypeAndIterators() {
		assertClause("task depend(iterator(i = 0 : n : 2), in : a[i], b[i])", List.of("iterator(i = 0 : n : 2)", "in"),
				List.of("a[i]", "b[i]"));
		assertClause("taskwait depend(mutexinoutset : x)", List.of("mutexinoutset"), List.of("x"));
		assertClause("task depend(inout : omp_all_memory)", List.of("inout"), List.of("omp_all_memory"));
		Scanned.text("task depend(x)").complains("syntax@(x)");
	}

	@Test
	void doacrossHasSourceAndSink() {
		assertClause("ordered doacross(source :)", List.of("source"), List.of());
		assertClause("ordered doacross(source : omp_cur_iteration)", List.of("source"), List.of("omp_cur_iteration"));
		assertClause("ordered doacross(sink : i - 1, j + 2)", List.of("sink"), List.of("i - 1", "j + 2"));
		assertClause("ordered depend(source)", List.of(), List.of("source"));
		assertClause("ordered depend(sink : i - 1)", List.of("sink"), List.of("i - 1"));
	}

	@Test
	void expressionsMayHaveAModifier() {
		assertClause("teams num_teams(2 : 8)", List.of("2"), List.of("8"));
		assertClause("target device(ancestor : 1)", List.of("ancestor"), List.of("1"));
		assertClause("taskloop grainsize(strict : 4)", List.of("strict"), List.of("4"));
		assertClause("taskloop num_tasks(strict : 4)", List.of("strict"), List.of("4"));
		assertClause("parallel num_threads(strict : 4)", List.of("strict"), List.of("4"));
		assertClause("target if(target : x)", List.of("target"), List.of("x"));
		assertClause("target data map(x) if(target data : x)", List.of(), List.of("x"));
		assertEquals(List.of("target data"),
				Scanned.texts(Scanned.text("target data map(x) if(target data : x)").clause(ClauseName.IF).modifiers()));
	}

	@Test
	void expressionsTakeOneArgument() {
		Scanned.text("parallel num_threads(2, 4)").complains("syntax@4");
		Scanned.text("for schedule(static, 2, 4)").complains("syntax@4");
		Scanned.text("parallel default(none, shared)").complains("syntax@shared");
	}

	@Test
	void argumentsMayBeLeftOutWhereTheyAreOptional() {
		Scanned.text("for ordered").isClean();
		Scanned.text("for ordered(2)").isClean();
		Scanned.text("unroll partial").isClean();
		Scanned.text("depobj(o) destroy").isClean();
		Scanned.text("metadirective when(user={condition(x)} :) otherwise").isClean();
		Scanned.text("parallel num_threads").complains("syntax@num_threads");
		Scanned.text("parallel private").complains("syntax@private");
		Scanned.text("depobj(o) update").complains("syntax@update");
	}

	@Test
	void atomicUpdateHasNoArgumentAndThatOfDepobjHasOne() {
		Scanned.text("atomic update").isClean();
		Scanned.text("atomic update(in)").complains("syntax@(in)");
		Scanned.text("depobj(o) update(mutexinoutset)").isClean();
	}

	@Test
	void directivesInsideOfMetadirectivesAreChecked() {
		Scanned.text("metadirective when(device={kind(gpu)} : target teams loop) otherwise(parallel for private(x))").isClean();
		Scanned.text("metadirective when(device={kind(gpu)} : paralel for) default(barrier)").complains("unknown-directive@paralel");
		Scanned.text("metadirective otherwise(parallel privat(x))").complains("unknown-clause@privat");
		Scanned.text("metadirective otherwise(metadirective otherwise(barrier))").complains("syntax@metadirective otherwise(barrier)");
	}

	@Test
	void directivesInAssumptionsAreChecked() {
		Scanned.text("assume absent(parallel for, barrier) contains(atomic)").isClean();
		Scanned.text("assume absent(barier)").complains("unknown-directive@barier");
	}

	@Test
	void whiteSpaceInArgumentsIsOneBlank() {
		assertClause("parallel if(a   >\tb /* c */ + 1)", List.of(), List.of("a > b + 1"));
	}
}
