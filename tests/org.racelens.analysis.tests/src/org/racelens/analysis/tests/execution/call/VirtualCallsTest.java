package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;

/** Calls of virtual functions: of the final overrider of the object's class, or of each that it may be. C++17 §13.3, §15.7 */
class VirtualCallsTest {
	private static final String CLASSES = """
			int x, y, z;
			struct Base { virtual void run() { x++; } virtual int value() { return 1; } virtual ~Base() { } void outer() { run(); } };
			struct Left : Base { void run() override { y++; } int value() override { return 2; } };
			struct Right : Base { void run() override { z++; } int value() override { return 3; } };
			struct Deep final : Left { int value() override { return 4; } };
			struct Makes : Base { Makes() { run(); } ~Makes() { run(); } void run() override { y++; } };
			struct Under : Makes { void run() override { z++; } };
			struct Empty { virtual int value() = 0; virtual ~Empty() { } };
			""";

	private static Set<String> written(String function, String statements) {
		Set<String> names = new TreeSet<>();
		Executed.inCpp(CLASSES + "void f(" + function + ") {\n" + statements + "\n}\n").items(Access.class).stream().filter(Access::write)
				.map(a -> a.place().object().name()).filter(n -> n.length() == 1).forEach(names::add);
		return names;
	}

	private static Truth truth(String function, String statements, String expression) {
		return Probe.truthInCpp(CLASSES, function, statements, expression);
	}

	@Test
	void ofAnObjectOfAnyClassEachOverriderIsCalled() {
		assertEquals(Set.of("x", "y", "z"), written("Base *b", "#pragma omp parallel\nb->run();"));
		assertEquals(Set.of("y"), written("Left *b", "#pragma omp parallel\nb->run();"));
		assertEquals(Set.of("y"), written("Deep *b", "#pragma omp parallel\nb->run();"));
	}

	@Test
	void eachIsCalledUnderAConditionOfItsOwn() {
		Executed run = Executed.inCpp(CLASSES + "void f(Base *b) {\n#pragma omp parallel\nb->run();\n}\n");
		List<Access> writes = run.items(Access.class).stream().filter(Access::write).toList();
		Set<IntExpr> types = new LinkedHashSet<>();
		writes.forEach(w -> types.addAll(Atoms.applications(w.guard())));
		assertEquals(1, types.size());
		for (long type = 0; type < 9; type++) {
			long number = type;
			Map<IntExpr, Long> values = new LinkedHashMap<>();
			types.forEach(t -> values.put(t, number));
			assertEquals(1, writes.stream().filter(w -> Executed.where(values).holds(w.guard())).map(w -> w.place().object()).distinct()
					.count());
		}
	}

	@Test
	void aCallThroughTheObjectItselfIsVirtualToo() {
		assertEquals(Set.of("y"), written("int n", "Left l;\n#pragma omp parallel\nl.outer();"));
		assertEquals(Set.of("x"), written("int n", "Left l;\n#pragma omp parallel\nl.Base::run();"));
		assertEquals(Set.of("z"), written("int n", "Right r; Base &b = r;\n#pragma omp parallel\nb.run();"));
	}

	@Test
	void theValueIsThatOfTheOverrider() {
		assertEquals(Truth.ALWAYS, truth("f(int n)", "Deep d; Base *b = &d; int v = b->value();", "v == 4"));
		assertEquals(Truth.OPEN, truth("f(Base *b)", "int v = b->value();", "v == 3"));
		assertEquals(Truth.ALWAYS, truth("f(Base *b)", "int v = b->value(), w = b->value();", "v == w"));
		assertEquals(Truth.OPEN, truth("f(Base *b, Base *c)", "int v = b->value(), w = c->value();", "v == w"));
		assertEquals(Truth.ALWAYS, truth("f(Deep *b)", "int v = b->value();", "v == 4"));
	}

	@Test
	void whileAnObjectIsMadeOrEndedItIsOfTheClassWhosePartsAre() {
		assertEquals(Set.of("y"), written("int n", "#pragma omp parallel\n{ Under u; }"));
		assertEquals(Set.of("y"), written("int n", "#pragma omp parallel\n{ Makes m; }"));
		assertEquals(Set.of("z"), written("int n", "Under u;\n#pragma omp parallel\nu.run();"));
	}

	@Test
	void aFunctionWithoutCodeIsUnknown() {
		Executed run = Executed.inCpp(CLASSES + "void f(Empty *e) {\n#pragma omp parallel\n{ int v = e->value(); }\n}\n");
		assertFalse(run.told().isEmpty());
	}
}
