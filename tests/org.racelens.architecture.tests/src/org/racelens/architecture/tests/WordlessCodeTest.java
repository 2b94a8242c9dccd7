package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Code that has no words for readers, but sentences. What reads like words in its literals are names of OpenMP and of the types of C, of
 * which it makes the text of programs.
 */
class WordlessCodeTest {
	private static final List<String> WORDLESS = List.of("org.racelens.repair");
	/** What tells people why has explanations for it, and no text. */
	private static final List<String> EXPLAINING = List.of("org.racelens.execution", "org.racelens.frontend.cdt",
			"org.racelens.frontend.fortran", "org.racelens.repair");
	/** The room of the reasons that users write themselves. */
	private static final String OF_USERS = "suppression";
	private static final Set<String> TYPES = Set.of("char", "double", "float", "int", "long", "short", "signed", "unsigned", "void");
	/** A word beside a blank: one alone may be a name. */
	private static final Pattern WORD = Pattern.compile("(?<![\\w%\\\\])[A-Za-z]{2,}(?= )|(?<= )[A-Za-z]{2,}(?!\\w)");
	private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z]+\\b");
	private static final Pattern TOLD = Pattern.compile("(?<!Exception\\()\\b(?:String|Optional<String>|List<String>) "
			+ "(?:titles?|reasons?|meanings?|notes?|messages?|faults?|obstacles?|explanations?|refusals?)\\b");

	@Test
	void literalsHaveNoWordsForReaders() throws IOException {
		Set<String> names = names();
		List<String> found = new ArrayList<>();
		for (String bundle : WORDLESS) {
			for (Path file : sources(bundle)) {
				SentencesTest.OTHER.matcher(Files.readString(file)).results().map(part -> part.group())
						.filter(part -> part.startsWith("\"") && hasWords(part.substring(1, part.length() - 1), names))
						.forEach(literal -> found.add(file.getFileName() + ": " + literal));
			}
		}
		assertEquals(List.of(), found);
	}

	@Test
	void whatIsToldToReadersIsNoString() throws IOException {
		List<String> found = new ArrayList<>();
		for (String bundle : EXPLAINING) {
			for (Path file : sources(bundle)) {
				String code = SentencesTest.OTHER.matcher(Files.readString(file)).replaceAll("");
				TOLD.matcher(code).results().filter(told -> !file.getParent().endsWith(OF_USERS))
						.forEach(told -> found.add(file.getFileName() + ": " + told.group()));
			}
		}
		assertEquals(List.of(), found);
	}

	@Test
	void sentencesAreTakenForWords() throws IOException {
		Set<String> names = names();
		for (String literal : List.of("add a barrier", "repair ", " of line ", "needed afterwards", "; floating-point results")) {
			assertTrue(hasWords(literal, names), literal);
		}
		for (String literal : List.of("parallel for", "atomic capture", "unsigned long", " private(", " && ", "critical")) {
			assertTrue(!hasWords(literal, names), literal);
		}
	}

	private static boolean hasWords(String literal, Set<String> names) {
		return WORD.matcher(literal).results().map(word -> word.group().toLowerCase(Locale.ROOT)).anyMatch(word -> !names.contains(word));
	}

	/** The words of directives, clauses and types. */
	private static Set<String> names() throws IOException {
		Set<String> names = new TreeSet<>(TYPES);
		for (String family : List.of("DirectiveName", "ClauseName")) {
			String code = Files.readString(
					Bundle.named("org.racelens.openmp").folder().resolve("src/org/racelens/openmp/directive/" + family + ".java"));
			String constants = code.substring(code.indexOf("{\n"), code.indexOf(";\n", code.indexOf("{\n"))).replace('_', ' ');
			for (Matcher name = CONSTANT.matcher(constants); name.find();) {
				names.add(name.group().toLowerCase(Locale.ROOT));
			}
		}
		return names;
	}

	private static List<Path> sources(String bundle) throws IOException {
		try (Stream<Path> files = Files.walk(Bundle.named(bundle).folder().resolve("src"))) {
			return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
		}
	}
}
