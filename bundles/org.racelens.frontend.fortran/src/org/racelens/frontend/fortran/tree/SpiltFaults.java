package org.racelens.frontend.fortran.tree;

import java.util.Locale;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Canonical;
import org.racelens.openmp.unit.FrontEndException;

/**
 * Keeps faults to their lines: some statements that the parser does not know take with them what follows, or the whole unit. Those that
 * cannot be parsed by themselves are left out, and a mistake stands in their place, of which the parser knows where it ends.
 */
final class SpiltFaults {
	/** What begins, divides or ends something else cannot be parsed by itself. */
	private static final Pattern DIVIDING = Pattern
			.compile("(?:\\w+\\s*:(?!:)\\s*)?(?:(?:else\\s*)?if\\b.*then|(?:else|end|do|select|case|rank"
					+ "|where|forall|associate|block|critical|interface|abstract|type|class|enum|module|submodule|program|contains|entry)\\b.*"
					+ "|else(?:if|where).*|end\\w*.*|.*\\b(?:subroutine|function)\\b.*)");
	private static final String BEFORE = "subroutine s\n";
	/** with a directive, which no statement takes that ends with its line */
	private static final String BEHIND = "\n!$omp barrier\nend\n";
	private static final String MISTAKE = "@@@";

	private SpiltFaults() {
	}

	/** The tree of a text in which as little as may be is lost. */
	static Shape tree(String text) throws FrontEndException {
		Shape whole = SyntaxTree.shape(text);
		if (!isSpilt(whole, text)) {
			return whole;
		}
		Shape other = SyntaxTree.shape(withoutFaults(text));
		return other.lost() < whole.lost() ? other : whole;
	}

	private static boolean isSpilt(Shape shape, String text) {
		if (shape.isFault()) {
			return text.substring(shape.start(), shape.end()).strip().indexOf('\n') >= 0;
		}
		for (Shape child : shape.children()) {
			if (isSpilt(child, text)) {
				return true;
			}
		}
		return false;
	}

	private static String withoutFaults(String text) throws FrontEndException {
		StringBuilder kept = new StringBuilder(text);
		for (int start = 0; start < text.length();) {
			int newLine = text.indexOf('\n', start);
			int end = newLine < 0 ? text.length() : newLine;
			if (isFault(text.substring(start, end))) {
				for (int i = start; i < end; i++) {
					kept.setCharAt(i, i - start < MISTAKE.length() ? MISTAKE.charAt(i - start) : ' ');
				}
			}
			start = end + 1;
		}
		return kept.toString();
	}

	private static boolean isFault(String line) throws FrontEndException {
		String code = line.strip().toLowerCase(Locale.ROOT);
		return code.length() >= MISTAKE.length() && !code.startsWith(Canonical.SENTINEL) && !DIVIDING.matcher(code).matches()
				&& SyntaxTree.shape(BEFORE + line + BEHIND).isBroken();
	}
}
