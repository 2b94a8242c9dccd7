package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Sections of docs/method and decisions that sources, programs and pages cite are there. */
class CitationTest {
	private static final Pattern PROGRAM = Pattern.compile(".*\\.(?:java|xtend|c|cpp|h|hpp)");
	private static final Pattern PAGE = Pattern.compile(".*\\.(?:md|sh|xml|properties)");
	private static final Set<String> GENERATED = Set.of("target", "xtend-gen", "bin", ".git");
	/** Less is no sign of good order but of a test that does not find the citations. */
	private static final int LEAST_CITING = 1_000;

	@TestFactory
	Stream<DynamicTest> whatIsCitedIsThere() throws IOException {
		Citations citations = Citations.of(Bundle.ROOT.resolve("docs"));
		return Stream.of("bundles", "tests", "docs", "examples", "releng", "features", "README.md", "CONTRIBUTING.md")
				.map(part -> DynamicTest.dynamicTest(part, () -> {
					List<String> broken = new ArrayList<>();
					for (Path file : texts(Bundle.ROOT.resolve(part))) {
						citations.broken(text(file)).forEach(c -> broken.add(Bundle.ROOT.relativize(file) + ": " + c));
					}
					assertEquals(List.of(), broken);
				}));
	}

	@Test
	void aProgramSaysWhichSectionItMeans() throws IOException {
		List<String> vague = new ArrayList<>();
		int citing = 0;
		for (Path file : texts(Bundle.ROOT.resolve("tests/corpus"))) {
			String text = text(file);
			citing += text.contains("semantics.md §") ? 1 : 0;
			if (PROGRAM.matcher(file.toString()).matches() && Citations.withoutSection(text) > 0) {
				vague.add(Bundle.ROOT.relativize(file).toString());
			}
		}
		assertEquals(List.of(), vague);
		assertTrue(citing > LEAST_CITING, "programs that cite the definition: " + citing);
	}

	@Test
	void aCitationThatLeadsNowhereIsSeen() {
		Citations two = new Citations(Map.of("semantics", Set.of(1, 2), "algorithms", Set.of(1)), List.of("0001-one.md", "0002-two.md"));
		String page = "semantics.md §";
		String decision = "Decision ";
		assertEquals(List.of(), two.broken(page + "1 (values), §2; OpenMP 5.2 §9. Algorithms §1. " + decision + "2."));
		assertEquals(List.of(page + "2, §3"), two.broken("Source: " + page + "2, §3; OpenMP 5.2 §1"));
		assertEquals(List.of(page + "1 (values) and §4"), two.broken("// Source: semantics.md\n// §1 (values) and §4"));
		assertEquals(List.of("algorithms.md §" + 2), two.broken("algorithms.md §" + 2 + "; C17 6.7"));
		assertEquals(List.of(decision + "1 and 3"), two.broken(" * " + decision + "1\n * and 3"));
		assertEquals(List.of("decisions/" + "0002-one"), two.broken("docs/" + "decisions/" + "0002-one"));
		assertEquals(List.of("[decision 1](" + "0002-two.md)"), two.broken("[decision 1](" + "0002-two.md)"));
		assertEquals(1, Citations.withoutSection("Source: algorithms.md (values); semantics.md §1"));
	}

	/** Some programs are in another encoding than UTF-8, on purpose: what is none does not end the test. */
	private static String text(Path file) throws IOException {
		return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
	}

	private static List<Path> texts(Path start) throws IOException {
		try (Stream<Path> files = Files.walk(start)) {
			return files.filter(Files::isRegularFile).filter(CitationTest::isSource)
					.filter(file -> PROGRAM.matcher(file.toString()).matches() || PAGE.matcher(file.toString()).matches()).sorted()
					.toList();
		}
	}

	private static boolean isSource(Path file) {
		for (Path part : Bundle.ROOT.relativize(file)) {
			if (GENERATED.contains(part.toString())) {
				return false;
			}
		}
		return true;
	}
}
