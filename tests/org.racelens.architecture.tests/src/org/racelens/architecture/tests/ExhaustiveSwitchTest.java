package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A switch over an enum of ours names all constants: a new one does not compile before each switch says what becomes of it.
 *
 * <p>
 * The sources are read, since compiled classes do not tell a default from the last case. A switch is over those enums that have all its
 * labels.
 */
class ExhaustiveSwitchTest {
	private static final Pattern TOKEN = Pattern
			.compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|//[^\\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/"
					+ "|\\w+|->|\\S");
	private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

	/** The tokens of each source, without comments. */
	private static final Map<String, List<String>> SOURCES = new TreeMap<>();
	/** The constants of each enum, by the enum's name and the file where it stands. */
	private static final Map<String, Set<String>> ENUMS = new LinkedHashMap<>();

	/** What a switch names, and whether there is something else besides. */
	private record Switch(Set<String> labels, boolean hasDefault) {
	}

	@BeforeAll
	static void read() throws IOException {
		for (Bundle bundle : Bundle.all()) {
			try (Stream<Path> files = Files.walk(bundle.folder().resolve("src"))) {
				for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
					SOURCES.put(Bundle.ROOT.relativize(file).toString(), tokens(Files.readString(file)));
				}
			}
		}
		SOURCES.forEach((file, tokens) -> {
			for (int i = 0; i + 1 < tokens.size(); i++) {
				if (tokens.get(i).equals("enum") && Character.isUpperCase(tokens.get(i + 1).charAt(0))) {
					ENUMS.put(tokens.get(i + 1) + " of " + file, constants(tokens, tokens.subList(i, tokens.size()).indexOf("{") + i + 1));
				}
			}
		});
	}

	@Test
	void aSwitchOverAnEnumNamesAllConstants() {
		List<String> open = new ArrayList<>();
		SOURCES.forEach((file, tokens) -> {
			for (int i = 0; i < tokens.size(); i++) {
				if (tokens.get(i).equals("switch")) {
					Switch found = parsed(tokens, i);
					List<String> over = ENUMS.entrySet().stream().filter(e -> e.getValue().containsAll(found.labels)).map(Map.Entry::getKey)
							.toList();
					if (found.hasDefault && !found.labels.isEmpty() && !over.isEmpty()) {
						open.add(file + ": " + found.labels + " and a default, of " + over);
					}
				}
			}
		});
		assertEquals(List.of(), open);
	}

	/**
	 * The reading itself: a switch that leaves something to a default is seen, one over numbers or texts is not taken for one over an enum.
	 */
	@Test
	void aDefaultBesideConstantsIsSeen() {
		assertTrue(ENUMS.entrySet().stream()
				.anyMatch(e -> e.getKey().startsWith("Touch of ") && e.getValue().equals(Set.of("READ", "WRITE"))));
		String code = "int f(Touch t) { return switch (t) { case READ -> { switch (n) { case 1: break; default: } yield 1; } default -> 2; }; }";
		List<String> tokens = tokens(code);
		assertEquals(new Switch(Set.of("READ"), true), parsed(tokens, tokens.indexOf("switch")));
		assertEquals(new Switch(Set.of(), true), parsed(tokens, tokens.lastIndexOf("switch")));
		List<String> foreign = tokens("switch (e) { case A.b, \"C\" -> 1; }");
		assertEquals(new Switch(Set.of(), false), parsed(foreign, 0));
	}

	private static Switch parsed(List<String> tokens, int at) {
		int open = closing(tokens, at + 1) + 1;
		Set<String> labels = new LinkedHashSet<>();
		boolean hasDefault = false;
		for (int i = open + 1, end = closing(tokens, open); i < end; i++) {
			String token = tokens.get(i);
			if (token.equals("default")) {
				hasDefault = true;
			} else if (token.equals("case")) {
				for (i++; !tokens.get(i).equals("->") && !tokens.get(i).equals(":"); i++) {
					if (CONSTANT.matcher(tokens.get(i)).matches() && !tokens.get(i - 1).equals(".") && !tokens.get(i + 1).equals(".")) {
						labels.add(tokens.get(i));
					}
				}
			} else if ("([{".contains(token)) {
				i = closing(tokens, i);
			}
		}
		return new Switch(labels, hasDefault);
	}

	/** Where the parenthesis that opens at an index is closed. */
	private static int closing(List<String> tokens, int open) {
		int depth = 0;
		for (int i = open;; i++) {
			depth += "([{".contains(tokens.get(i)) ? 1 : ")]}".contains(tokens.get(i)) ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
	}

	private static Set<String> constants(List<String> tokens, int first) {
		Set<String> constants = new LinkedHashSet<>();
		boolean expected = true;
		for (int i = first; !tokens.get(i).equals("}") && !tokens.get(i).equals(";"); i++) {
			String token = tokens.get(i);
			if (expected && CONSTANT.matcher(token).matches()) {
				constants.add(token);
				expected = false;
			} else if (token.equals(",")) {
				expected = true;
			} else if ("({".contains(token)) {
				i = closing(tokens, i);
			}
		}
		return constants;
	}

	private static List<String> tokens(String code) {
		List<String> tokens = new ArrayList<>();
		for (Matcher token = TOKEN.matcher(code); token.find();) {
			if (!token.group().startsWith("//") && !token.group().startsWith("/*")) {
				tokens.add(token.group());
			}
		}
		return tokens;
	}
}
