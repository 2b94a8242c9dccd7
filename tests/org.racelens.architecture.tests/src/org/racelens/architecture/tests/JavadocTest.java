package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.racelens.architecture.tests.Documented.Kind;

/**
 * What other bundles see says what it is: public types, and public methods but those that a contract or a record's head has described
 * already. A sentence that begins with a pronoun has no subject.
 */
class JavadocTest {
	private static final Predicate<String> PRONOUN = text -> text.matches("(?s)(It|This|They|These|Those)\\b.*");

	private static List<Documented> all;

	@BeforeAll
	static void read() throws IOException {
		all = Documented.of(Bundle.all());
	}

	@AfterAll
	static void forget() {
		all = null;
	}

	@Test
	void publicMethodsSayWhatTheyYieldOrDo() {
		assertEquals(List.of(), withoutText(Kind.METHOD).map(d -> d.room() + "." + d.name()).toList());
	}

	@Test
	void publicTypesSayWhatTheyAre() {
		assertEquals(List.of(), withoutText(Kind.TYPE).map(d -> d.room() + "." + d.name()).toList());
	}

	@Test
	void noFirstSentenceBeginsWithAPronoun() {
		assertEquals(List.of(),
				all.stream().filter(d -> d.text().filter(PRONOUN).isPresent()).map(d -> d.room() + "." + d.name()).toList());
	}

	private static Stream<Documented> withoutText(Kind kind) {
		return all.stream().filter(d -> d.kind() == kind && d.isSeen() && d.text().isEmpty());
	}
}
