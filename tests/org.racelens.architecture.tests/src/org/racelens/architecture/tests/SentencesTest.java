package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The sentences that users read: each has its words in one place, and is said with as many arguments as its words have places. */
class SentencesTest {
	private static final Pattern FAMILY = Pattern.compile("enum (\\w+) implements Sentence \\{([^;}]*)");
	private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]*\\b");
	/** The family, the sentence, and the beginning of its arguments. */
	private static final Pattern USE = Pattern.compile("\\b([A-Z]\\w+)\\s*\\.\\s*([A-Z][A-Z0-9_]+)\\b(\\s*\\.\\s*of\\()?");
	private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:\\|\\w+\\|\\w+)?\\}");
	/** The places of numbers of lines, and what is said in them. */
	private static final Pattern LINE = Pattern.compile("\\blines? \\{(\\d)\\}(?: and \\{(\\d)\\})?");
	private static final String SAID_LINE = "Argument.line(";
	/** Literals and comments. */
	static final Pattern OTHER = Pattern
			.compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|//[^\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/");

	/** The sources of all bundles, without comments and with empty literals. */
	private static final List<String> CODE = new ArrayList<>();
	/** What each sentence's words are, by its name. */
	private static final Properties WORDS = new Properties();
	/** The family of each sentence. */
	private static final TreeMap<String, String> SENTENCES = new TreeMap<>();
	private static final List<String> TWICE = new ArrayList<>();

	@BeforeAll
	static void read() throws IOException {
		for (Bundle bundle : Bundle.all()) {
			try (Stream<Path> files = Files.walk(bundle.folder().resolve("src"))) {
				files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(file -> CODE.add(code(file)));
			}
		}
		try (var words = Files.newBufferedReader(
				Bundle.named("org.racelens.report").folder().resolve("src/org/racelens/report/words/sentences.properties"),
				StandardCharsets.UTF_8)) {
			WORDS.load(words);
		}
		CODE.forEach(SentencesTest::families);
	}

	/** With {@code x} and {@code y} for what is filled in. */
	@Test
	void everyAssumptionHasItsRow() throws IOException {
		Set<String> said = SENTENCES.entrySet().stream().filter(e -> e.getValue().equals("Assumed")).map(e -> WORDS.getProperty(e.getKey()))
				.map(words -> words.replace("{0}", "*x*").replace("{1}", "*y*")).collect(Collectors.toCollection(TreeSet::new));
		String page = Files.readString(Bundle.ROOT.resolve("docs/what-a-proof-assumes.md"));
		Set<String> rows = Pattern.compile("^\\| (.*?) \\|", Pattern.MULTILINE).matcher(page).results().map(row -> row.group(1))
				.filter(row -> !row.equals("assumption")).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(said, rows);
	}

	@Test
	void everySentenceHasWordsAndAllWordsAreOfASentence() {
		assertEquals(SENTENCES.keySet(), new TreeSet<>(WORDS.stringPropertyNames()));
	}

	@Test
	void noTwoSentencesHaveOneName() {
		assertFalse(SENTENCES.isEmpty());
		assertEquals(List.of(), TWICE);
	}

	/** Equal words under two names would be two reasons for a reader of one; what only holds others' words aside. */
	@Test
	void noTwoSentencesHaveTheSameWords() {
		Set<String> seen = new HashSet<>();
		List<String> again = SENTENCES.keySet().stream().filter(name -> !WORDS.getProperty(name, name).equals("{0}"))
				.filter(name -> !seen.add(WORDS.getProperty(name, name))).toList();
		assertEquals(List.of(), again);
	}

	@Test
	void thePlacesOfASentenceAreNumberedFromZero() {
		List<String> wrong = SENTENCES.keySet().stream().filter(name -> {
			Set<Integer> places = places(name);
			return !places.equals(Stream.iterate(0, i -> i + 1).limit(places.size()).collect(Collectors.toSet()));
		}).toList();
		assertEquals(List.of(), wrong);
	}

	/** A sentence that is handed on to where it is said takes no arguments. */
	@Test
	void everySentenceIsSaidWithAsManyArgumentsAsItHasPlaces() {
		List<String> wrong = new ArrayList<>();
		Set<String> said = new TreeSet<>();
		for (String code : CODE) {
			for (Matcher use = USE.matcher(code); use.find();) {
				String name = use.group(2);
				if (use.group(1).equals(SENTENCES.get(name)) && !isCompared(code, use.start())) {
					said.add(name);
					int arguments = use.group(3) == null ? 0 : arguments(code, use.end()).size();
					if (arguments != places(name).size()) {
						wrong.add(name + " has " + places(name).size() + " places and is said with " + arguments);
					}
				}
			}
		}
		assertEquals(List.of(), wrong);
		assertEquals(SENTENCES.keySet(), said, "sentences that nobody says");
	}

	/** Whether a sentence is not said but asked for. */
	private static boolean isCompared(String code, int start) {
		return code.substring(0, start).endsWith("== ") || code.substring(0, start).endsWith("!= ");
	}

	/** Who shows another version of a text knows by this which numbers to change. */
	@Test
	void everyNumberOfALineIsSaidAsALine() {
		List<String> wrong = new ArrayList<>();
		for (String code : CODE) {
			for (Matcher use = USE.matcher(code); use.find();) {
				String name = use.group(2);
				if (use.group(1).equals(SENTENCES.get(name)) && use.group(3) != null) {
					List<String> arguments = arguments(code, use.end());
					Set<Integer> lines = lines(WORDS.getProperty(name, ""));
					lines.removeIf(place -> place < arguments.size() && arguments.get(place).startsWith(SAID_LINE));
					lines.forEach(place -> wrong.add(name + " says no line in {" + place + "}: " + arguments));
				}
			}
		}
		assertEquals(List.of(), wrong);
	}

	private static Set<Integer> lines(String words) {
		Set<Integer> places = new TreeSet<>();
		for (Matcher line = LINE.matcher(words); line.find();) {
			places.add(Integer.parseInt(line.group(1)));
			if (line.group(2) != null) {
				places.add(Integer.parseInt(line.group(2)));
			}
		}
		return places;
	}

	private static void families(String code) {
		for (Matcher family = FAMILY.matcher(code); family.find();) {
			for (Matcher constant = CONSTANT.matcher(family.group(2)); constant.find();) {
				if (SENTENCES.put(constant.group(), family.group(1)) != null) {
					TWICE.add(constant.group());
				}
			}
		}
	}

	private static Set<Integer> places(String name) {
		Set<Integer> places = new TreeSet<>();
		for (Matcher place = PLACE.matcher(WORDS.getProperty(name, "")); place.find();) {
			places.add(Integer.parseInt(place.group(1)));
		}
		return places;
	}

	/** The arguments that stand between a parenthesis and the one that closes it. */
	private static List<String> arguments(String code, int start) {
		List<String> arguments = new ArrayList<>();
		int depth = 1;
		int begin = start;
		for (int i = start; depth > 0; i++) {
			char c = code.charAt(i);
			depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
			if (depth == 0 || depth == 1 && c == ',') {
				arguments.add(code.substring(begin, i).strip());
				begin = i + 1;
			}
		}
		return arguments.equals(List.of("")) ? List.of() : arguments;
	}

	private static String code(Path file) {
		try {
			return OTHER.matcher(Files.readString(file)).replaceAll(part -> part.group().startsWith("/") ? "" : "\"\"");
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
