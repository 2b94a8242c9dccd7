package org.racelens.headless.help;

import java.util.Locale;
import java.util.regex.Pattern;
import org.racelens.report.words.Palette;

/** Shows pages of Markdown at a terminal: links are their words, headings are set off. */
final class Markdown {
	private static final Pattern IMAGE = Pattern.compile("!\\[[^\\]]*\\]\\([^)]*\\)");
	private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\([^)]*\\)");
	private static final Pattern HEADING = Pattern.compile("#+ +(.*)");
	private static final Pattern RULE = Pattern.compile("\\|[-|: ]+\\|");
	private static final String FENCE = "```";

	private Markdown() {
	}

	static String shown(String page, Palette palette) {
		StringBuilder shown = new StringBuilder();
		boolean isCode = false;
		for (String line : page.strip().lines().toList()) {
			if (line.strip().startsWith(FENCE)) {
				isCode = !isCode;
			} else if (isCode) {
				shown.append("    ").append(line).append('\n');
			} else if (!RULE.matcher(line).matches() && !IMAGE.matcher(line).matches()) {
				shown.append(line(line, palette)).append('\n');
			}
		}
		return shown.toString();
	}

	private static String line(String line, Palette palette) {
		if (line.startsWith("    ")) {
			return line;
		}
		String plain = LINK.matcher(line).replaceAll("$1").replace("**", "").replace("\\|", "|");
		var heading = HEADING.matcher(plain);
		return heading.matches() ? palette.strong(heading.group(1).replace("`", "").toUpperCase(Locale.ROOT)) : plain;
	}
}
