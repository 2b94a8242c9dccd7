package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.ROW;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.clause;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.clean;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.item;
import static org.racelens.frontend.cdt.tests.pragma.Resolution.resolve;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.scan.ResolvedDirective;

/** What lists name: variables, sections and other locators, in clauses and as arguments of directives. */
class LocatorTest {
	@Test
	void itemsKnowTheirPlace() {
		ListItem y = clause(ListClause.class, "parallel private(x, y)").items().get(1);
		assertEquals("a.c:1:21", y.range().toString());
		assertEquals("y", assertInstanceOf(VariableReference.class, y.expression().orElseThrow()).variable().name());
	}

	@Test
	void sectionsHaveLowerBoundAndLength() {
		ArraySection section = assertInstanceOf(ArraySection.class, item("a[2:n]"));
		assertEquals("a", assertInstanceOf(VariableReference.class, section.base()).variable().name());
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, section.lower().orElseThrow()).value());
		assertEquals("n", assertInstanceOf(VariableReference.class, section.length().orElseThrow()).variable().name());
		assertEquals(Optional.empty(), section.stride());
		assertEquals(IntegerType.INT, section.type());
	}

	@Test
	void partsOfSectionsMayBeAbsent() {
		record Parts(String text, boolean lower, boolean length, boolean stride) {
		}
		for (Parts parts : List.of(new Parts("a[:n]", false, true, false), new Parts("a[1:]", true, false, false),
				new Parts("a[:]", false, false, false),
				new Parts("a[1:n:2]", true, true, true), new Parts("a[:n:2]", false, true, true), new Parts("a[1::2]", true, false, true),
				new Parts("a[::2]", false, false, true), new Parts("a[1:n:]", true, true, false),
				new Parts("a[ : : 2]", false, false, true))) {
			ArraySection section = assertInstanceOf(ArraySection.class, item(parts.text()), parts.text());
			assertEquals(parts,
					new Parts(parts.text(), section.lower().isPresent(), section.length().isPresent(), section.stride().isPresent()));
		}
	}

	@Test
	void theColonOfAConditionalIsNoSection() {
		assertInstanceOf(StringLiteral.class, item("a[x ? 1 : 2]"));
		ArraySection section = assertInstanceOf(ArraySection.class, item("a[x ? 1 : 2 : n]"));
		assertEquals("x ? 1 : 2", assertInstanceOf(StringLiteral.class, section.lower().orElseThrow()).text());
		assertInstanceOf(StringLiteral.class, item("a[ns::q]"));
	}

	@Test
	void sectionsOfSeveralDimensionsNest() {
		ArraySection outer = assertInstanceOf(ArraySection.class, item("m[0:n][1:2]"));
		ArraySection inner = assertInstanceOf(ArraySection.class, outer.base());
		assertEquals(ROW, inner.type());
		assertEquals(IntegerType.INT, outer.type());
		assertEquals("m", assertInstanceOf(VariableReference.class, inner.base()).variable().name());
		Subscript element = assertInstanceOf(Subscript.class, item("m[0:n][1]"));
		assertInstanceOf(ArraySection.class, element.base());
		ArraySection row = assertInstanceOf(ArraySection.class, item("m[x][0:n]"));
		assertEquals("m[x]", assertInstanceOf(StringLiteral.class, row.base()).text());
	}

	@Test
	void sectionsOfPointersHaveThePointeesType() {
		assertEquals(IntegerType.LONG, item("p[0:n]").type());
	}

	@Test
	void otherLocatorsAreExpressions() {
		assertInstanceOf(StringLiteral.class, item("a[x]"));
		assertInstanceOf(StringLiteral.class, item("*p"));
		assertInstanceOf(StringLiteral.class, item("s.f"));
		assertInstanceOf(StringLiteral.class, item("this->x"));
		ArraySection section = assertInstanceOf(ArraySection.class, item("s.f[0:n]"));
		assertEquals("s.f", assertInstanceOf(StringLiteral.class, section.base()).text());
	}

	@Test
	void theBaseVariableOfALocatorIsFound() {
		for (String text : List.of("s.f[0:n]", "s.f", "s")) {
			assertEquals("s", clause(ListClause.class, "task affinity(" + text + ")").items().get(0).variable().orElseThrow().name());
		}
		assertEquals("p", clause(ListClause.class, "task affinity(*p)").items().get(0).variable().orElseThrow().name());
		assertEquals("this", clause(ListClause.class, "task affinity(this->x)").items().get(0).variable().orElseThrow().name());
		assertEquals("ns::q", clause(ListClause.class, "parallel shared(ns::q)").items().get(0).variable().orElseThrow().name());
	}

	@Test
	void anUnknownNameIsReportedAndItsItemKept() {
		ResolvedDirective resolved = resolve("parallel private(x, zz) reduction(+ : ww[0:n])");
		assertEquals(List.of("unknown-variable", "unknown-variable"), resolved.messages().stream().map(m -> m.kind().id()).toList());
		assertEquals("a.c:1:21", resolved.messages().get(0).place().toString());
		assertEquals("a.c:1:39", resolved.messages().get(1).place().toString());
		ListItem item = ((ListClause) resolved.directive().clauses().get(0)).items().get(1);
		assertEquals(new ListItem(Optional.empty(), Optional.empty(), "zz", item.range()), item);
	}

	@Test
	void aMemberWithoutThisIsNoMistake() {
		ListItem item = clause(ListClause.class, "parallel shared(field)").items().get(0);
		assertEquals(Optional.empty(), item.variable());
		assertTrue(item.expression().isPresent());
	}

	@Test
	void argumentsOfDirectivesAreResolvedWhereTheyAreLists() {
		assertEquals("x", clean("flush(x, a)").arguments().get(0).variable().orElseThrow().name());
		assertEquals("y", clean("threadprivate(y)").arguments().get(0).variable().orElseThrow().name());
		ListItem name = clean("critical(zone)").arguments().get(0);
		assertEquals(Optional.empty(), name.variable());
		assertEquals("zone", name.text());
		assertEquals("plus : int : omp_out += omp_in",
				clean("declare reduction(plus : int : omp_out += omp_in)").arguments().get(0).text());
		assertEquals(1, resolve("threadprivate(zz)").messages().size());
	}

	@Test
	void namesOfADeclarationThatFollowsAreNotMissed() {
		clean("declare simd uniform(later) linear(index : 1)");
		clean("declare mapper(struct vector v) map(v.data[0:v.length])");
		clean("declare target to(function)");
		clean("declare target enter(function) link(table)");
		clean("task depend(out : omp_all_memory)");
	}
}
