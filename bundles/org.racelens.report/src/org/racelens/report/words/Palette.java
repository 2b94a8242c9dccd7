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

	/** A text as what is wrong is set off, as races are: bold and red on terminals. */
	public String bad(String text) {
		return paint("1;31", text);
	}

	/** A text as what is not certain is set off: bold and yellow on terminals. */
	public String doubtful(String text) {
		return paint("1;33", text);
	}

	/** A text as what is proved is set off: green on terminals. */
	public String good(String text) {
		return paint("32", text);
	}

	/** A text as what a reader looks for first is set off: bold on terminals. */
	public String strong(String text) {
		return paint("1", text);
	}

	/** A text as what matters less is set off: faint on terminals. */
	public String faint(String text) {
		return paint("2", text);
	}
}
