package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is a language's own is asked of it; docs/decisions/0030. */
class LanguageTest {
	private static final Pattern WORDS = Pattern
			.compile("//[^\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/|(\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+')");
	/** Marks of pragmas and comments at the beginning of what is written or looked for, names of programs and of objects. */
	private static final Pattern OF_C = Pattern
			.compile("'#'|\"(?:#(?:\\\\\\\\s[*+])?\\s*pragma.*|_Pragma.*|//(?:\\s.*)?|/\\*.*|\\*/|main|this)\"");
	/** What decides and repairs, and what speaks of it, for programs of any language. */
	private static final List<String> NEUTRAL = List.of("org.racelens.logic", "org.racelens.execution", "org.racelens.race",
			"org.racelens.analysis", "org.racelens.repair", "org.racelens.report");
	private static final Pattern BY_NAME = Pattern.compile("\\bLanguage\\.(?:C|CPP)\\b|import org\\.racelens\\.model\\.source\\.Language;");

	@Test
	void noLanguagesMarksStandOutsideOfItsAnswers() throws IOException {
		TreeSet<String> found = new TreeSet<>();
		for (Path file : sources()) {
			Matcher word = WORDS.matcher(Files.readString(file));
			while (word.find()) {
				boolean ofC = word.group(1) != null && OF_C.matcher(word.group(1)).matches();
				if (ofC) {
					found.add(file.getFileName() + ": " + word.group(1));
				}
			}
		}
		assertEquals(Set.of(), found);
	}

	@Test
	void nobodyAsksWhichLanguageItIs() throws IOException {
		TreeSet<String> found = new TreeSet<>();
		for (Path file : sources()) {
			if (BY_NAME.matcher(Files.readString(file)).find()) {
				found.add(file.getFileName().toString());
			}
		}
		assertEquals(Set.of(), found);
	}

	@Test
	void theMarksAreKnown() {
		for (String mark : List.of("\"#pragma omp \"", "\"#\\\\s*pragma\\\\s+omp\"", "\"// \"", "\"//\"", "\"/* \"", "\"main\"", "'#'")) {
			assertTrue(OF_C.matcher(mark).matches(), mark);
		}
		assertEquals(false, OF_C.matcher("\"//www.w3.org\"").matches());
	}

	private static List<Path> sources() throws IOException {
		TreeSet<Path> sources = new TreeSet<>();
		for (String bundle : NEUTRAL) {
			try (Stream<Path> files = Files.walk(Bundle.named(bundle).folder().resolve("src"))) {
				files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
			}
		}
		return List.copyOf(sources);
	}
}
