package org.racelens.ui.tests;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Texts that were looked at: what of them stands outside of the brackets of the {@link PseudoLanguage}. */
final class Bracketed {
	/** Words of the platform's own buttons and fields, of the language, and names of files and projects. */
	private static final Set<String> FOREIGN = Set.of("OK", "Cancel", "Apply", "and", "Close", "Restore", "Defaults", "Details", "Yes",
			"No", "Finish", "Next", "Back", "words", "pseudo", "workspace", "notes", "txt", "reduction", "critical", "atomic", "private",
			"lastprivate", "default", "none", "shared", "SMT", "LIB", "firstprivate", "for", "Generic", "to", "assert", "set", "logic",
			"QF", "NIA", "declare", "const", "Int", "check", "sat", "get", "model", "forall", "exists", "not", "or", "div", "mod", "ite",
			"true", "false", "num", "threads", "capture", "omp", "update", "argc", "main", "dev", "null", "ms", "min", "max");
	/** What the platform adds to menus and dialogs of ours, each a whole text. */
	private static final Set<String> PLATFORM = Set.of("Apply Patch...", "Compare With", "Each Other", "Local History...",
			"Previous from Local History", "Replace With", "Share Project...", "Show Local History", "Team", "Cancel Operation", "Help",
			"Info");
	private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
	/** Formulas, paths, addresses, and the keys that the platform tells behind a hint. */
	private static final Pattern OTHERS = Pattern.compile("^\\(.*\\)$|/\\S+|\\b0x[0-9a-f]+\\b|\\([A-Z]\\w+\\+[\\w+ ]*\\)$");
	private static final int MANY = 200;

	private final Set<String> allowed = new HashSet<>(FOREIGN);
	private final Set<String> outside = new HashSet<>();
	private int inside;

	/** The words of a text are names. */
	void allow(String text) {
		WORD.matcher(text).results().forEach(word -> allowed.add(word.group()));
	}

	/** @param where what the texts are part of */
	void look(String where, Iterable<String> texts) {
		for (String text : texts) {
			String rest = rest(text);
			if (rest.length() < text.length()) {
				inside++;
			}
			if (!PLATFORM.contains(text) && WORD.matcher(rest).results().anyMatch(word -> !allowed.contains(word.group()))) {
				outside.add(where + ": " + text);
			}
		}
	}

	/** What is not in brackets; of a text that is cut, all that follows the last one that is open is. */
	private static String rest(String text) {
		String rest = text;
		for (String shorter = rest; !(shorter = rest.replaceAll("\u27e6[^\u27e6\u27e7]*\u27e7", " ")).equals(rest);) {
			rest = shorter;
		}
		return OTHERS.matcher(rest.replaceAll("\u27e6.*", "").replaceAll(".*\u27e7", "")).replaceAll("");
	}

	/** What is outside, then how much is inside. */
	List<String> found() {
		List<String> said = new ArrayList<>(outside.stream().sorted().toList());
		said.add("inside " + (inside > MANY ? "many" : inside));
		return said;
	}
}
