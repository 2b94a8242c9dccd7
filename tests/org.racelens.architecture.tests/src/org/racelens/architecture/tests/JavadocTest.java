package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.racelens.architecture.tests.Documented.Kind;

/**
 * What other bundles see says what it is: public types, and public methods but those that a contract or a record's head has described
 * already. A sentence that begins with a pronoun has no subject. How many have no text yet is listed by bundle, and may only become less.
 */
class JavadocTest {
	private static final Predicate<String> PRONOUN = text -> text.matches("(?s)(It|This|They|These|Those)\\b.*");

	/** By bundle: how many public methods still have no text. */
	private static final Map<String, Integer> METHODS = Map.ofEntries(Map.entry("org.racelens.execution", 94),
			Map.entry("org.racelens.frontend.cdt", 97));

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
		Map<String, List<String>> missing = new TreeMap<>();
		withoutText(Kind.METHOD).forEach(d -> missing.computeIfAbsent(d.bundle(), b -> new ArrayList<>()).add(d.room() + "." + d.name()));
		missing.forEach((bundle, names) -> assertTrue(names.size() <= METHODS.getOrDefault(bundle, 0),
				() -> names.size() + " public methods of " + bundle + " have no text: " + names));
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
