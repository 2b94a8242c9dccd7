package org.racelens.report.words;

/**
 * Makes the characters of foreign texts visible that would change how what is written around them is shown: control characters (C0, DEL,
 * C1), the invisible format characters of Unicode (among them those that turn the direction of writing, UAX #9), separators of lines and
 * paragraphs, and halves of surrogate pairs. Names of files, texts of sources and messages about them are shown through it, so that no file
 * can forge a line of a report, hide a part of one, or command a terminal.
 */
public final class Visible {
	private static final int LAST_OF_ONE_BYTE = 0xff;
	private static final int LAST_OF_TWO_BYTES = 0xffff;

	private Visible() {
	}

	/** A text that is part of one line: {@code \n}, {@code \t}, {@code \x1b} and {@code \}{@code u202e} stand for what cannot be shown. */
	public static String inLine(String text) {
		return escaped(text, "");
	}

	/** A text of several lines: ends of lines and tabs stay, everything else is as {@link #inLine} shows it. */
	public static String inText(String text) {
		return escaped(text, "\n\t");
	}

	/** Whether a character can change how others are shown. */
	public static boolean isUnsafe(int character) {
		return switch (Character.getType(character)) {
			case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
			default -> false;
		};
	}

	private static String escaped(String text, String kept) {
		if (text.codePoints().noneMatch(c -> isUnsafe(c) && kept.indexOf(c) < 0)) {
			return text;
		}
		StringBuilder shown = new StringBuilder();
		text.codePoints().forEach(c -> shown.append(isUnsafe(c) && kept.indexOf(c) < 0 ? escape(c) : Character.toString(c)));
		return shown.toString();
	}

	private static String escape(int character) {
		return switch (character) {
			case '\n' -> "\\n";
			case '\t' -> "\\t";
			case '\r' -> "\\r";
			default -> String.format(character <= LAST_OF_ONE_BYTE ? "\\x%02x" : character <= LAST_OF_TWO_BYTES ? "\\u%04x" : "\\U%08x",
					character);
		};
	}
}
