package org.racelens.frontend.cdt.unit;

import java.util.regex.Pattern;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.model.source.CompileCommand.StrictAliasing;

/**
 * Whether memory of a unit is accessed by its effective type alone. Pragmas and attributes that turn the rule off for some functions, or
 * for some types, turn it off for the unit, wherever they stand in its text or its headers.
 */
final class AliasingRule {
	/** Types with this attribute stand for any, wherever they are used. */
	private static final Pattern MAY_ALIAS = Pattern.compile("may_alias");
	/**
	 * {@code #pragma GCC optimize} and the attributes {@code optimize} and {@code __optimize__}, which give a function options of its own.
	 */
	private static final Pattern OPTIONS = Pattern.compile("optimize");
	/** What is between two string literals that are one, and between two lines that are one. */
	private static final String SEAM = "(?:\\\\?\"\\s*\\\\?\"|\\\\\\r?\\n)?";
	/** The option; that of the same name which turns off a warning is another one. */
	private static final Pattern NOT_STRICT = Pattern
			.compile("(?<!W)" + String.join(SEAM, "no-strict-aliasing".split("")));

	private AliasingRule() {
	}

	/** What the unit's command, texts and macros say of the rule. */
	static StrictAliasing of(SyntaxTree tree) {
		return says(tree, MAY_ALIAS) || says(tree, OPTIONS) && says(tree, NOT_STRICT)
				? StrictAliasing.OFF
				: tree.command().strictAliasing();
	}

	private static boolean says(SyntaxTree tree, Pattern words) {
		return tree.headers().anyTextHas(words) || tree.command().macros().values().stream().anyMatch(m -> words.matcher(m).find());
	}
}
