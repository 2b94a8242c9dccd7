package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.openmp.library.QualifiedName;

/** What a {@link QualifiedName} is made of, and which names may be one. */
class QualifiedNameTest {
	@Test
	void scopesAndNameAreToldApart() {
		assertEquals(new QualifiedName(List.of("a", "B"), "f"), QualifiedName.of("a::B::f"));
		assertEquals(new QualifiedName(List.of(), "f"), QualifiedName.of("f"));
		assertEquals(new QualifiedName(List.of(), "f"), QualifiedName.of("::f"));
	}

	@Test
	void separatorsInArgumentsOfTemplatesBelongToThem() {
		QualifiedName name = QualifiedName.of("std::map<a::K, std::less<a::K> >::insert");
		assertEquals(List.of("std", "map<a::K, std::less<a::K> >"), name.scopes());
		assertEquals("insert", name.simple());
		assertEquals("std::map<a::K, std::less<a::K> >::insert", name.spelling());
	}

	@Test
	void operatorsAreNames() {
		assertEquals(new QualifiedName(List.of("N"), "operator<<"), QualifiedName.of("N::operator<<"));
		assertEquals(new QualifiedName(List.of("S"), "operator->"), QualifiedName.of("S::operator->"));
	}

	@Test
	void whatItStandsInIsAName() {
		assertEquals(Optional.of(QualifiedName.of("a::B")), QualifiedName.of("a::B::f").scope());
		assertEquals(QualifiedName.of("B::f"), QualifiedName.of("a::B::f").inside());
		assertEquals(Optional.empty(), QualifiedName.of("f").scope());
	}

	@ParameterizedTest
	@CsvSource({ "a::B::f, f, true", "a::B::f, B::f, true", "a::B::f, a::B::f, true", "a::B::f, a::f, false", "af, f, false",
			"f, a::f, false",
			"a::bB::f, B::f, false" })
	void aLongerNameMayBeAShorterOne(String longer, String shorter, boolean may) {
		assertEquals(may, QualifiedName.of(longer).mayBe(QualifiedName.of(shorter)));
	}

	@Test
	void whatMakesObjectsIsNamedAsItsClass() {
		assertTrue(QualifiedName.of("a::B::B").isConstructor());
		assertTrue(QualifiedName.of("B<int>::B").isConstructor());
		assertFalse(QualifiedName.of("a::B").isConstructor());
		assertFalse(QualifiedName.of("B").isConstructor());
	}
}
