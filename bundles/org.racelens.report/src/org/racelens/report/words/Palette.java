package org.racelens.report.words;

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

	abstract String paint(String code, String text);

	public String bad(String text) {
		return paint("1;31", text);
	}

	public String doubtful(String text) {
		return paint("1;33", text);
	}

	public String good(String text) {
		return paint("32", text);
	}

	public String strong(String text) {
		return paint("1", text);
	}

	public String faint(String text) {
		return paint("2", text);
	}
}
