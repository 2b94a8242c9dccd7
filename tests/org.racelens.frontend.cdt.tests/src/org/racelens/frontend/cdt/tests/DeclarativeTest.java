package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant.Choice;

class DeclarativeTest {
	private static DeclarativeDirectives c(String text) {
		return Source.c(text).unit().declared();
	}

	private static String shown(DeclaredReduction r) {
		return r.name() + ": " + Printer.print(r.combiner()) + r.initializer().map(i -> "; " + Printer.print(i)).orElse("");
	}

	@Test
	void reductionsHaveTheirExpressions() {
		List<DeclaredReduction> found = c("""
				struct P { int x, y; };
				void init(struct P *p);
				#pragma omp declare reduction(far : int, long : omp_out = omp_out > omp_in ? omp_out : omp_in) initializer(omp_priv = -1)
				#pragma omp declare reduction(+ : struct P : omp_out.x += omp_in.x, omp_out.y += omp_in.y) initializer(init(&omp_priv))
				#pragma omp declare reduction(sum : struct P : omp_out.x += omp_in.x) initializer(omp_priv = {0, 0})
				""").reductions();
		assertEquals(List.of("far: (omp_out = ((omp_out > omp_in) ? omp_out : omp_in)); (omp_priv = (-1))",
				"far: (omp_out = ((omp_out > omp_in) ? omp_out : omp_in)); (omp_priv = (-1))"),
				found.stream().limit(2).map(
						DeclarativeTest::shown).map(s -> s.replaceAll("\\(long\\)|\\(int\\)", "")).toList());
		assertEquals("+: ((omp_out.x += omp_in.x), (omp_out.y += omp_in.y)); init{(&omp_priv)}", shown(found.get(2)));
		assertEquals(4, found.size());
		assertEquals(List.of(IntegerType.INT, IntegerType.LONG), found.stream().limit(2).map(DeclaredReduction::type).toList());
		assertEquals(found.get(0).type(), found.get(0).priv().type());
	}

	@Test
	void aReductionIsFoundByNameAndType() {
		Source source = Source.c("""
				#pragma omp declare reduction(far : int : omp_out += omp_in)
				void f(int n) {
				int x = 0;
				#pragma omp declare reduction(far : int : omp_out |= omp_in)
				#pragma omp parallel reduction(far : x)
				x += n;
				}
				""");
		DeclarativeDirectives declared = source.unit().declared();
		assertEquals("far: (omp_out |= omp_in)",
				shown(declared.reduction("far", IntegerType.INT, source.function("f").body().statements().get(1).range()).orElseThrow()));
		assertEquals(Optional.empty(), declared.reduction("far", IntegerType.LONG, source.function("f").range()));
		assertEquals(Optional.empty(), declared.reduction("+", IntegerType.INT, source.function("f").range()));
	}

	@Test
	void reductionsOfClassesMayCallConstructors() {
		assertEquals(1, Source.cpp("""
				struct V { int x; V(int k) : x(k) {} V &operator+=(const V &o) { x += o.x; return *this; } };
				#pragma omp declare reduction(+ : V : omp_out += omp_in) initializer(omp_priv(0))
				""").unit().declared().reductions().size());
	}

	@Test
	void simdDirectivesNameTheParametersOfTheirFunction() {
		Map<String, List<Directive>> simd = c("""
				#pragma omp declare simd uniform(p) linear(i : 1) simdlen(8)
				#pragma omp declare simd notinbranch
				int f(int *p, int i) { return p[i]; }
				#pragma omp declare simd uniform(q)
				int g(int *q);
				int h(int k) { return k; }
				int g(int *q) { return *q; }
				""").simd();
		assertEquals(2, simd.get("f").size());
		assertEquals(List.of("p", "i"), simd.get("f").get(0).clauses().stream().flatMap(x -> x.items().stream())
				.map(i -> i.variable().orElseThrow()).map(Variable::name).toList());
		assertEquals(List.of(ClauseName.UNIFORM), simd.get("g").get(0).clauses().stream().map(Clause::name).toList());
		assertEquals(Set.of("f", "g"), simd.keySet());
	}

	@Test
	void variantsBelongToTheFunctionThatFollows() {
		List<DeclaredVariant> variants = c("""
				void one(int n); void two(int n); void three(int n);
				#pragma omp declare variant(one) match(device={kind(gpu)})
				#pragma omp declare variant(two) match(construct={parallel, for})
				#pragma omp declare variant(three) match(implementation={vendor(gnu)})
				void base(int n) { }
				""").variants();
		assertEquals(List.of("two", "three"), variants.stream().map(DeclaredVariant::variant).toList());
		assertEquals(List.of("base", "base"), variants.stream().map(DeclaredVariant::base).toList());
		assertEquals(List.of(DirectiveName.PARALLEL, DirectiveName.FOR), variants.get(0).constructs());
		assertEquals(List.of(Choice.SURE, Choice.OPEN), variants.stream().map(DeclaredVariant::choice).toList());
	}

	@Test
	void aVariantBetweenBeginAndEndIsAFunctionOfItsOwn() {
		Source source = Source.c("""
				int x;
				#pragma omp begin declare variant match(construct={parallel})
				void f(void) { x = 2; }
				#pragma omp end declare variant
				#pragma omp begin declare variant match(device={kind(nohost)})
				void f(void) { x = 3; }
				#pragma omp end declare variant
				void f(void) { x = 1; }
				""");
		assertEquals(List.of("f$3", "f"), source.unit().functions().stream().map(g -> g.key()).toList());
		assertEquals(List.of("f$3"), source.unit().declared().variants().stream().map(DeclaredVariant::variant).toList());
		Source cpp = Source.cpp(source.text().replace("(void)", "(int)"));
		assertEquals(List.of("f(int)$3", "f(int)"), cpp.unit().functions().stream().map(g -> g.key()).toList());
		assertEquals(List.of("f(int)"), cpp.unit().declared().variants().stream().map(DeclaredVariant::base).toList());
	}

	@Test
	void requirementsAndDeviceVariables() {
		DeclarativeDirectives all = c("""
				#pragma omp requires atomic_default_mem_order(acq_rel)
				int a, b, c, d;
				#pragma omp declare target(a)
				#pragma omp declare target link(b)
				#pragma omp begin declare target
				int e;
				#pragma omp end declare target
				int f;
				""");
		assertEquals(Optional.of("acq_rel"), all.atomicDefault());
		assertEquals("a b e", all.onDevice().stream().map(Variable::name).sorted().collect(Collectors.joining(" ")));
	}
}
