package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs on the pages of messages, rules, gaps and conditions: what a page quotes is what the wrong one gets, no more and no less,
 * and the right one is proved.
 */
class DocumentedProgramsTest {
	private static final Path DOCS = SarifLogs.ROOT.resolve("docs");
	/** A label with the options of the run, the program, and what is quoted of the report. */
	private static final Pattern PROGRAM = Pattern.compile(
			"(?m)^\\*\\*(Wrong|Not decided|Under a condition|Right|Decided|Proved)\\.\\*\\*([^\n]*)\n\n"
					+ "```(c|cpp|fortran)\n(.*?)^```\n((?:\n?    [^\n]*\n)*)",
			Pattern.DOTALL);
	private static final Pattern OPTION = Pattern.compile("`(--[^`]+)`");
	/** How much effort the solver has is no business of a page. */
	private static final Pattern LIMIT = Pattern.compile("\\d{6,}");
	private static final Pattern CONDITION = Pattern.compile("(?m)^## `([a-z-]+)`$");
	/** Hangs on the clock, on a run, on limits that are made for nobody to meet, or on a number that no proof needs. */
	private static final Set<String> WITHOUT_PROGRAM = Set.of("time-limit", "watched-run", "run-coverage", "signed-overflow",
			"bounded-trips");
	/** What the right program of these pages gets, where it is no proof. */
	private static final Set<String> STILL_RACY = Set.of("suppression");

	@TempDir
	private Path folder;

	/** A program of a page. */
	private record Program(String label, String language, List<String> options, String text, List<String> quoted) {
		static Program of(MatchResult found) {
			List<String> quoted = found.group(5).lines().filter(line -> !line.isBlank()).map(String::strip).toList();
			return new Program(found.group(1), found.group(3),
					OPTION.matcher(found.group(2)).results().flatMap(o -> Stream.of(o.group(1).split(" ")))
							.toList(),
					found.group(4), quoted);
		}

		static List<Program> all(String page) {
			return PROGRAM.matcher(page).results().map(Program::of).toList();
		}

		boolean isWrong() {
			return List.of("Wrong", "Not decided", "Under a condition").contains(label);
		}

		String fileName() {
			return "program." + (language.equals("fortran") ? "f90" : language);
		}
	}

	@TestFactory
	Stream<DynamicTest> messages() throws IOException {
		return pages("messages", DocumentedProgramsTest::messagesOf);
	}

	@TestFactory
	Stream<DynamicTest> gaps() throws IOException {
		return pages("gaps", DocumentedProgramsTest::gapsOf);
	}

	@TestFactory
	Stream<DynamicTest> rules() throws IOException {
		return pages("rules", file -> Stream.of(racesOf(file), gapsOf(file), conditionsOf(file)).flatMap(f -> f.stream()).toList());
	}

	@Test
	void fortran() throws IOException {
		holds("fortran", Files.readString(DOCS.resolve("fortran.md")), DocumentedProgramsTest::racesOf);
	}

	@TestFactory
	Stream<DynamicTest> conditions() throws IOException {
		String page = Files.readString(DOCS.resolve("conditions.md"));
		List<MatchResult> headings = CONDITION.matcher(page).results().toList();
		List<DynamicTest> tests = new ArrayList<>();
		for (int i = 0; i < headings.size(); i++) {
			String section = page.substring(headings.get(i).end(), i + 1 < headings.size() ? headings.get(i + 1).start() : page.length());
			String kind = headings.get(i).group(1);
			tests.add(DynamicTest.dynamicTest(kind, () -> holds(kind, section, DocumentedProgramsTest::conditionsOf)));
		}
		return tests.stream();
	}

	@Test
	void everyKindOfConditionHasItsSection() throws IOException {
		Set<String> sections = CONDITION.matcher(Files.readString(DOCS.resolve("conditions.md"))).results().map(h -> h.group(1))
				.collect(Collectors.toCollection(TreeSet::new));
		assertEquals(Arrays.stream(org.racelens.race.verdict.Condition.Kind.values()).map(kind -> kind.id())
				.collect(Collectors.toCollection(TreeSet::new)), sections);
	}

	/** What is said of a file, as pages quote it. */
	@FunctionalInterface
	private interface Said {
		List<String> of(JsonObject file);
	}

	private Stream<DynamicTest> pages(String pages, Said said) throws IOException {
		try (Stream<Path> files = Files.list(DOCS.resolve(pages))) {
			return files.filter(file -> !file.endsWith("README.md")).sorted().toList().stream().map(file -> {
				String kind = file.getFileName().toString().replace(".md", "");
				return DynamicTest.dynamicTest(kind, () -> holds(kind, Files.readString(file), said));
			});
		}
	}

	private void holds(String kind, String page, Said said) throws IOException {
		List<Program> programs = Program.all(page);
		assertEquals(WITHOUT_PROGRAM.contains(kind) ? List.of() : List.of(true, false), programs.stream().map(Program::isWrong).toList());
		for (Program program : programs) {
			JsonObject file = checked(program);
			if (program.isWrong()) {
				assertEquals(new TreeSet<>(program.quoted()), new TreeSet<>(said.of(file)), kind);
				assertTrue(isAbout(kind, program.quoted()), kind + ": " + program.quoted());
			} else {
				assertEquals(List.of(), messagesOf(file), kind);
				assertEquals(STILL_RACY.contains(kind) ? "RACE" : "RACE_FREE", file.get("verdict").getAsString(), file.toString());
			}
		}
	}

	/** Gaps may come in company; races have no kind that is told with them. */
	private static boolean isAbout(String kind, List<String> quoted) {
		boolean race = quoted.stream().anyMatch(line -> line.contains("data race on "));
		return race || quoted.stream().anyMatch(line -> line.endsWith("[" + kind + "]") || isAnswer(kind));
	}

	private static boolean isAnswer(String kind) {
		return Files.exists(DOCS.resolve("rules/" + kind + ".md"));
	}

	private JsonObject checked(Program program) {
		Path file = CommandRun.write(folder, program.fileName(), program.text());
		List<String> words = new ArrayList<>(List.of("check", "--format", "json", "--cache", "none", "--config", "none"));
		words.addAll(program.options());
		words.add(file.getFileName().toString());
		CommandRun run = CommandRun.real(folder, words.toArray(String[]::new));
		assertEquals("", run.err());
		return objects(JsonParser.parseString(run.out()).getAsJsonObject().get("files")).findFirst().orElseThrow();
	}

	private static Stream<JsonObject> objects(JsonElement array) {
		return array.getAsJsonArray().asList().stream().map(JsonElement::getAsJsonObject);
	}

	private static Stream<JsonObject> regions(JsonObject file, String member) {
		return objects(file.get("regions")).flatMap(region -> objects(region.get(member)));
	}

	private static List<String> messagesOf(JsonObject file) {
		return objects(file.get("messages")).map(m -> m.get("weight").getAsString() + ": " + kinded(m, "message")).toList();
	}

	private static List<String> gapsOf(JsonObject file) {
		return Stream.concat(regions(file, "gaps"), regions(file, "races").flatMap(race -> objects(race.get("reasons"))))
				.map(gap -> kinded(gap, "message")).distinct().toList();
	}

	private static List<String> conditionsOf(JsonObject file) {
		return regions(file, "conditions").map(condition -> kinded(condition, "text")).toList();
	}

	private static List<String> racesOf(JsonObject file) {
		return regions(file, "races").map(race -> race.get("message").getAsString()).toList();
	}

	private static String kinded(JsonObject finding, String words) {
		return LIMIT.matcher(finding.get(words).getAsString()).replaceAll("…") + " [" + finding.get("kind").getAsString() + "]";
	}
}
