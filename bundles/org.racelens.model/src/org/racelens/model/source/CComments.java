package org.racelens.model.source;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.source.TextPart.Kind;

/** Comments of C and C++. C17 §6.4.9, C++17 §5.7 */
enum CComments implements CommentSyntax {
	SYNTAX;

	private static final String REMARK = "//";
	private static final Pattern CONTINUATION = Pattern.compile("\\\\[ \t\r]*\n");
	private static final Pattern DECORATION = Pattern.compile("(?<=\n)[ \t]*\\*+");
	private static final Pattern CONTINUING = Pattern.compile("(?:\\\\|\\?\\?/|\\s)+$");

	@Override
	public List<TextPart> parts(String text) {
		return TextParts.of(text);
	}

	@Override
	public String inside(TextPart comment, String text) {
		String joined = CONTINUATION.matcher(text.substring(comment.offset(), comment.endOffset())).replaceAll("");
		boolean block = comment.kind() == Kind.BLOCK_COMMENT;
		int end = block && joined.length() > 3 && joined.endsWith("*/") ? joined.length() - 2 : joined.length();
		String inner = joined.substring(2, end);
		String plain = block ? DECORATION.matcher(inner).replaceAll("") : inner;
		return plain.replaceFirst("^[/*!<]+", "");
	}

	@Override
	public String remark(String text) {
		return REMARK + " " + text;
	}

	@Override
	public Optional<String> enclosedRemark(String text) {
		return Optional.of("/* " + text.replace("*/", "* /") + " */");
	}

	@Override
	public String closed(String text) {
		return CONTINUING.matcher(text).replaceFirst("");
	}

	@Override
	public boolean isRemark(String rest) {
		return rest.startsWith(REMARK) || rest.startsWith("/*") && rest.indexOf("*/") == rest.length() - 2;
	}

	@Override
	public boolean isContinued(String line) {
		return line.stripTrailing().endsWith("\\");
	}
}
