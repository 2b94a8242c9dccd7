package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.directive.DirectiveName;

/** The column "Fortran" of {@code docs/support-table.md} says which directives and clauses programs of the corpus hold. */
class SupportTableTest {
	private static final Set<String> NAMES = Arrays.stream(DirectiveName.values()).map(DirectiveName::spelling).collect(Collectors.toSet());
	private static final Pattern FORTRAN = Pattern.compile(".*\\.[fF](90)?");
	private static final Pattern CONTINUED = Pattern.compile("&[ \t]*(![^\n]*)?\n\\s*!\\$omp&?|\n[c*!]\\$omp[^\\s0]");
	private static final Pattern DIRECTIVE = Pattern.compile("(?m)^\\s*[!c*]\\$omp([^!\n]*)");
	private static final Pattern WORD = Pattern.compile("\\w+");
	private static final int LONGEST = 3;

	private static final Set<String> directives = new TreeSet<>();
	private static final Set<String> combined = new TreeSet<>();
	private static final Set<String> words = new TreeSet<>();

	private static Path root() {
		Path folder = Path.of("").toAbsolutePath();
		while (folder != null && !Files.exists(folder.resolve("docs/support-table.md"))) {
			folder = folder.getParent();
		}
		assumeTrue(folder != null, "run outside of a checkout");
		return folder;
	}

	@BeforeAll
	static void readTheCorpus() throws IOException {
		try (Stream<Path> files = Files.walk(root().resolve("tests/corpus/fortran"))) {
			for (Path file : files.filter(f -> FORTRAN.matcher(f.getFileName().toString()).matches()).toList()) {
				String text = Files.readString(file).toLowerCase(Locale.ROOT);
				Matcher m = DIRECTIVE.matcher(CONTINUED.matcher(text).replaceAll(" "));
				while (m.find()) {
					read(m.group(1));
				}
			}
		}
	}

	private static void read(String directive) {
		List<String> rest = new ArrayList<>(outside(directive));
		if (!rest.isEmpty() && rest.get(0).equals("end")) {
			rest.remove(0);
		}
		rest.replaceAll(w -> w.equals("do") ? "for" : w);
		List<String> leaves = new ArrayList<>();
		for (int n = length(rest); n > 0 && (leaves.isEmpty() || isMore(rest.get(0), leaves.get(0))); n = length(rest)) {
			leaves.add(String.join(" ", rest.subList(0, n)));
			rest.subList(0, n).clear();
		}
		directives.addAll(leaves);
		combined.add(String.join(" ", leaves));
		words.addAll(rest);
	}

	/** What is not in parentheses. */
	private static List<String> outside(String directive) {
		String text = directive;
		for (String before = ""; !before.equals(text);) {
			before = text;
			text = text.replaceAll("\\([^()]*\\)", " ");
		}
		return WORD.matcher(text).results().map(r -> r.group()).toList();
	}

	/** How many words the name of a directive has that comes first. */
	private static int length(List<String> rest) {
		for (int n = Math.min(LONGEST, rest.size()); n > 0; n--) {
			if (NAMES.contains(String.join(" ", rest.subList(0, n)))) {
				return n;
			}
		}
		return 0;
	}

	/** Whether what stands behind a directive's name is one, too, and no clause. */
	private static boolean isMore(String word, String first) {
		return !first.startsWith("cancel") && !first.equals("ordered") && !word.equals("ordered");
	}

	private static void assertColumn(String title, Predicate<String> isHeld) throws IOException {
		String text = Files.readString(root().resolve("docs/support-table.md"));
		String section = text.substring(text.indexOf("\n## " + title + "\n") + 1);
		List<String[]> rows = section.substring(0, section.indexOf("\n## ")).lines().filter(l -> l.startsWith("| `"))
				.map(l -> l.substring(1, l.length() - 1).split("\\|")).toList();
		assertEquals(rows.stream().map(SupportTableTest::name).filter(isHeld).toList(),
				rows.stream().filter(r -> r[r.length - 1].strip().equals("held")).map(SupportTableTest::name).toList());
		assertEquals(Set.of(), rows.stream().map(r -> r[r.length - 1].strip()).filter(w -> !Set.of("held", "read", "none").contains(w))
				.collect(Collectors.toSet()));
	}

	private static String name(String[] row) {
		return row[0].replace("`", "").strip();
	}

	@Test
	void directivesOfTheCorpusAreHeld() throws IOException {
		assertColumn("Directives", directives::contains);
	}

	@Test
	void combinedDirectivesOfTheCorpusAreHeld() throws IOException {
		assertColumn("Combined and composite directives", combined::contains);
	}

	@Test
	void clausesOfTheCorpusAreHeld() throws IOException {
		assertColumn("Clauses", words::contains);
	}
}
