package org.racelens.report.drawing;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * The colours of each role: Okabe and Ito's, which those who see fewer colours can tell apart, on light and on dark ground. Every text has
 * a contrast of at least 4.5 to what it stands on.
 */
public enum Theme {
	LIGHT {
		@Override
		void fill(Map<Role, Ink> inks) {
			inks.put(Role.BACKGROUND, of("ffffff", "ffffff", "1f2328"));
			inks.put(Role.TITLE, of("ffffff", "ffffff", "1f2328"));
			inks.put(Role.SUBTITLE, of("ffffff", "ffffff", "57606a"));
			inks.put(Role.REASON, of("fff6dc", "e69f00", "4d3500"));
			inks.put(Role.TIME, of("ffffff", "8c959f", "57606a"));
			inks.put(Role.LANE, of("ffffff", "8c959f", "1f2328"));
			inks.put(Role.LANE_TITLE, of("32424f", "32424f", "ffffff"));
			inks.put(Role.BAND, of("fffbe3", "f0e442", "57532b"));
			inks.put(Role.OTHER_BAND, of("f0f2f4", "d0d7de", "57606a"));
			inks.put(Role.BARRIER, of("1f2328", "1f2328", "ffffff"));
			inks.put(Role.EDGE, of("ffffff", "8c959f", "424a53"));
			inks.put(Role.ITERATION, of("ffffff", "8c959f", "1f2328"));
			inks.put(Role.NEIGHBOUR, of("eef1f4", "c4ccd4", "57606a"));
			inks.put(Role.CALL, of("f8f4fb", "a58bb5", "3d2a4a"));
			inks.put(Role.ACCESS_WRITE, of("fde7da", "d55e00", "5a2700"));
			inks.put(Role.ACCESS_READ, of("def0fb", "0072b2", "00304d"));
			inks.put(Role.CONFLICT, of("fdf0f7", "cc79a7", "6b1f4b"));
			inks.put(Role.EQUATION, of("f6f8fa", "d0d7de", "1f2328"));
			inks.put(Role.VALUE, of("e6f6f0", "009e73", "00402f"));
			inks.put(Role.STEP, of("ffffff", "8c959f", "1f2328"));
			inks.put(Role.SHARED_STEP, of("e6f6f0", "009e73", "00402f"));
			inks.put(Role.EXCLUSIVE_STEP, of("def0fb", "0072b2", "00304d"));
			inks.put(Role.DECISION, of("fffbe3", "c8b400", "57532b"));
			inks.put(Role.RACE, of("fde7da", "d55e00", "5a2700"));
		}
	},
	DARK {
		@Override
		void fill(Map<Role, Ink> inks) {
			inks.put(Role.BACKGROUND, of("1e1f22", "1e1f22", "f0f0f0"));
			inks.put(Role.TITLE, of("1e1f22", "1e1f22", "f0f0f0"));
			inks.put(Role.SUBTITLE, of("1e1f22", "1e1f22", "b6bdc5"));
			inks.put(Role.REASON, of("3d3113", "e69f00", "ffe9b8"));
			inks.put(Role.TIME, of("1e1f22", "7b858f", "b6bdc5"));
			inks.put(Role.LANE, of("1e1f22", "7b858f", "f0f0f0"));
			inks.put(Role.LANE_TITLE, of("465666", "465666", "ffffff"));
			inks.put(Role.BAND, of("2c2b21", "8f882f", "d8d2a0"));
			inks.put(Role.OTHER_BAND, of("292c31", "3f454c", "b6bdc5"));
			inks.put(Role.BARRIER, of("e6e6e6", "e6e6e6", "1f2328"));
			inks.put(Role.EDGE, of("1e1f22", "7b858f", "d0d5da"));
			inks.put(Role.ITERATION, of("26282c", "77828d", "f0f0f0"));
			inks.put(Role.NEIGHBOUR, of("2b2e33", "4a525b", "b6bdc5"));
			inks.put(Role.CALL, of("332b3b", "a58bb5", "f1e8f6"));
			inks.put(Role.ACCESS_WRITE, of("4c2610", "f07d28", "ffdcc6"));
			inks.put(Role.ACCESS_READ, of("0f3249", "56b4e9", "d9effd"));
			inks.put(Role.CONFLICT, of("45273a", "cc79a7", "fadded"));
			inks.put(Role.EQUATION, of("26282c", "3f454c", "f0f0f0"));
			inks.put(Role.VALUE, of("12352b", "26c196", "cdf5e7"));
			inks.put(Role.STEP, of("26282c", "77828d", "f0f0f0"));
			inks.put(Role.SHARED_STEP, of("12352b", "26c196", "cdf5e7"));
			inks.put(Role.EXCLUSIVE_STEP, of("0f3249", "56b4e9", "d9effd"));
			inks.put(Role.DECISION, of("35321f", "8f882f", "ece6b4"));
			inks.put(Role.RACE, of("4c2610", "f07d28", "ffdcc6"));
		}
	};

	/**
	 * A role's colours.
	 *
	 * @param fill of boxes
	 * @param line of lines and borders
	 */
	public record Ink(Colour fill, Colour line, Colour text) {
	}

	private final Map<Role, Ink> inks = new EnumMap<>(Role.class);

	Theme() {
		fill(inks);
	}

	/** The theme for what is drawn on a ground. */
	public static Theme on(Colour ground) {
		return ground.luminance() < 0.18 ? DARK : LIGHT;
	}

	/** The colours of a role; every role has them. */
	public Ink ink(Role role) {
		return inks.get(role);
	}

	/** The colours as declarations of CSS variables, for drawings in a page. */
	public String css() {
		StringBuilder css = new StringBuilder();
		for (Role role : Role.values()) {
			Ink ink = ink(role);
			css.append(variable(role)).append("-fill:").append(ink.fill().hex()).append("; ")
					.append(variable(role)).append("-line:").append(ink.line().hex()).append("; ")
					.append(variable(role)).append("-text:").append(ink.text().hex()).append(";\n");
		}
		return css.toString();
	}

	/** What the names of a role's three variables begin with; {@code -fill}, {@code -line} or {@code -text} follows. */
	public static String variable(Role role) {
		return "--" + role.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	abstract void fill(Map<Role, Ink> inks);

	static Ink of(String fill, String line, String text) {
		return new Ink(Colour.of(fill), Colour.of(line), Colour.of(text));
	}
}
