package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The documentation speaks of what there is: all kinds of messages and gaps, files that exist. */
class DocumentationTest {
	private static final Path DOCS = Bundle.ROOT.resolve("docs");
	private static final Pattern KIND = Pattern.compile("^\\t[A-Z_]+\\(\"([a-z-]+)\"[,)]", Pattern.MULTILINE);
	private static final Pattern SAID = Pattern.compile("\\bMessageKind\\.([A-Z_]+)\\b");
	private static final Pattern GAP = Pattern.compile("^\\| \\[`[a-z-]+`\\]\\(gaps/([a-z-]+)\\.md\\)", Pattern.MULTILINE);
	private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
	private static final Pattern CODE = Pattern.compile("```.*?```|`[^`\n]*`", Pattern.DOTALL);

	/** {@code Item}, {@code region.Item}, {@code Item.Loop}: a class, perhaps with its package before it and a member behind. */
	private static final Pattern CLASS = Pattern.compile("`(?:[a-z][a-z0-9]*\\.)*([A-Z][a-z][A-Za-z0-9]*)(?:\\.[A-Za-z_]+)*`");

	@Test
	void everyKindOfMessageHasItsPageAndNoOtherHas() throws IOException {
		assertEquals(kinds(), pages("messages"));
	}

	private static Set<String> pages(String folder) throws IOException {
		try (Stream<Path> files = Files.list(DOCS.resolve(folder))) {
			return files.map(file -> file.getFileName().toString()).filter(name -> !name.equals("README.md"))
					.map(name -> name.substring(0, name.length() - ".md".length())).collect(Collectors.toCollection(TreeSet::new));
		}
	}

	@Test
	void theListOfMessagesNamesThemAll() {
		Set<String> listed = matches(Pattern.compile("^\\| \\[`([a-z-]+)`\\]", Pattern.MULTILINE),
				text(DOCS.resolve("messages/README.md")));
		assertEquals(kinds(), listed);
	}

	@Test
	void everyKindOfGapHasItsPageAndItsRow() throws IOException {
		assertEquals(kinds("GapKind"), pages("gaps"));
		assertEquals(kinds("GapKind"), matches(GAP, text(DOCS.resolve("gaps.md"))));
	}

	@Test
	void everyKindOfMessageIsSaidSomewhere() throws IOException {
		Set<String> said = new TreeSet<>();
		for (Bundle bundle : Bundle.all()) {
			try (Stream<Path> files = Files.walk(bundle.folder().resolve("src"))) {
				files.filter(file -> file.toString().endsWith(".java")).forEach(file -> said.addAll(matches(SAID, text(file))));
			}
		}
		assertEquals(kinds(), said.stream().map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-')).collect(Collectors.toSet()));
	}

	@TestFactory
	Stream<DynamicTest> everyLinkLeadsToAFile() throws IOException {
		List<Path> pages;
		try (Stream<Path> top = Files.list(Bundle.ROOT); Stream<Path> docs = Files.walk(DOCS)) {
			pages = Stream.concat(top, docs).filter(file -> file.toString().endsWith(".md")).sorted().toList();
		}
		return pages.stream().map(page -> DynamicTest.dynamicTest(Bundle.ROOT.relativize(page).toString(), () -> {
			Set<String> broken = matches(LINK, CODE.matcher(text(page)).replaceAll("")).stream().filter(link -> !link.contains(":"))
					.filter(link -> !Files.exists(page.resolveSibling(link))).collect(Collectors.toCollection(TreeSet::new));
			assertEquals(Set.of(), broken);
		}));
	}

	@TestFactory
	Stream<DynamicTest> everyClassThatAPageNamesIsThere() throws IOException {
		Set<String> classes = classes();
		return Stream.of("architecture.md", "method/glossary.md", "threat-model.md").map(page -> DynamicTest.dynamicTest(page, () -> {
			Set<String> named = matches(CLASS, text(DOCS.resolve(page)));
			named.removeAll(classes);
			assertEquals(Set.of(), named);
		}));
	}

	private static Set<String> classes() throws IOException {
		Set<String> names = new TreeSet<>();
		for (String part : List.of("bundles", "tests")) {
			try (Stream<Path> files = Files.walk(Bundle.ROOT.resolve(part))) {
				files.map(file -> file.getFileName().toString()).filter(name -> name.matches(".*\\.(java|xtend)"))
						.forEach(name -> names.add(name.substring(0, name.lastIndexOf('.'))));
			}
		}
		return names;
	}

	private static Set<String> kinds() {
		return kinds("MessageKind");
	}

	private static Set<String> kinds(String type) {
		return matches(KIND, text(Bundle.named("org.racelens.model").folder().resolve("src/org/racelens/model/gap/" + type + ".java")));
	}

	private static Set<String> matches(Pattern pattern, String text) {
		return pattern.matcher(text).results().map(result -> result.group(1)).collect(Collectors.toCollection(TreeSet::new));
	}

	private static String text(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
