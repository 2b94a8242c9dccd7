package org.racelens.report;

import java.util.regex.Pattern;

/** How text is set off. */
public enum Palette {
	/** for files and pipes */
	PLAIN {
		@Override
		String paint(String code, String text) {
			return text;
		}
	},
	/** for terminals: ECMA-48 escape sequences */
	ANSI {
		@Override
		String paint(String code, String text) {
			return "\u001b[" + code + "m" + text + "\u001b[0m";
		}
	};

	private static final Pattern UNSAFE = Pattern.compile("[\\p{Cntrl}&&[^\n\t\u001b]]|\u001b(?!\\[[0-9;]*m)");

	/** Control characters of strange files and file names must not reach a terminal; colours may. */
	static String safe(String text) {
		return UNSAFE.matcher(text).replaceAll("?");
	}

	abstract String paint(String code, String text);

	String bad(String text) {
		return paint("1;31", text);
	}

	String doubtful(String text) {
		return paint("1;33", text);
	}

	String good(String text) {
		return paint("32", text);
	}

	String strong(String text) {
		return paint("1", text);
	}

	String faint(String text) {
		return paint("2", text);
	}
}
