package org.racelens.frontend.cdt.unit;

import java.util.regex.Matcher;
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
	/** A part of that option's name as a text or an argument of its own, which macros may put together with another part. */
	private static final Pattern PART = Pattern
			.compile("(?:\"|[(,]|#\\s*define\\s+\\w+\\s|^)\\s*(?:-f)?(?:no-)?" + String.join(SEAM, "strict-aliasing".split("")));
	private static final Pattern LITERAL_OR_COMMENT = Pattern
			.compile("(\"(?:[^\"\\\\\n]++|\\\\.)*+\")|//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
	/** The numbers and literals that options are given by, in an attribute or in a pragma, which may itself stand in a literal. */
	private static final String LITERAL = "(?:\\d+|\\\\?\"[^\"\\\\]*+\\\\?\")";
	private static final String LITERALS = "\\s*\\(\\s*+" + LITERAL + "(?:[\\s,]|\\\\\\r?\\n|" + LITERAL + ")*+\\)|[ \\t]++" + LITERAL
			+ "(?:[ \\t,]|" + LITERAL + ")*+(?=\\r?\\n|\"|$)";
	private static final Pattern OPTIONS_BY_MACROS = Pattern.compile("(?<![A-Za-z0-9])_*optimize_*(?![A-Za-z0-9_])(?!" + LITERALS + ")");

	private AliasingRule() {
	}

	/** What the unit's command, texts and macros say of the rule. */
	static StrictAliasing of(SyntaxTree tree) {
		return says(tree, MAY_ALIAS) || says(tree, OPTIONS) && (says(tree, NOT_STRICT) || mayBePutTogether(tree))
				? StrictAliasing.OFF
				: tree.command().strictAliasing();
	}

	/** Whether macros may make the option of parts: {@code "no-" X}. */
	private static boolean mayBePutTogether(SyntaxTree tree) {
		return says(tree, PART) && (tree.headers().anyTextIs(AliasingRule::givesOptionsByMacros)
				|| tree.command().macros().values().stream().anyMatch(AliasingRule::givesOptionsByMacros));
	}

	private static boolean givesOptionsByMacros(String text) {
		return OPTIONS.matcher(text).find()
				&& OPTIONS_BY_MACROS.matcher(withoutComments(text)).find();
	}

	private static String withoutComments(String text) {
		return LITERAL_OR_COMMENT.matcher(text).replaceAll(m -> m.group(1) == null ? " " : Matcher.quoteReplacement(m.group()));
	}

	private static boolean says(SyntaxTree tree, Pattern words) {
		return tree.headers().anyTextHas(words) || tree.command().macros().values().stream().anyMatch(m -> words.matcher(m).find());
	}
}
