package org.racelens.frontend.fortran.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.CommentSyntax;
import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;

/**
 * Comments, which end with their lines. Fortran 2018 §6.3.2.3, §6.3.3.2
 *
 * @param form where they may begin
 */
record FortranComments(SourceForm form) implements CommentSyntax {
	private static final String MARKS = "cC*dD!";
	/** from 0 on */
	private static final int CONTINUATION = 5;

	@Override
	public List<TextPart> parts(String text) {
		List<TextPart> parts = new ArrayList<>();
		int code = 0;
		char open = 0;
		for (int start = 0; start < text.length();) {
			int end = (text + "\n").indexOf('\n', start);
			int mark = start;
			if (!isMarked(text, start, end)) {
				while (mark < end && (open != 0 || !isComment(text, start, mark))) {
					char c = text.charAt(mark++);
					open = open == 0 && (c == '\'' || c == '"') ? c : open == c ? 0 : open;
				}
				open = open != 0 && isContinued(text.substring(start, end)) ? open : 0;
			}
			if (mark < end) {
				if (code < mark) {
					parts.add(new TextPart(Kind.CODE, code, mark));
				}
				parts.add(new TextPart(Kind.LINE_COMMENT, mark, end));
				code = end;
			}
			start = end + 1;
		}
		if (code < text.length()) {
			parts.add(new TextPart(Kind.CODE, code, text.length()));
		}
		return parts;
	}

	/** Whether a line is a comment by the mark in its first column, and no sentinel. */
	private boolean isMarked(String text, int start, int end) {
		return form == SourceForm.FIXED && start < end && MARKS.indexOf(text.charAt(start)) >= 0 && !isSentinel(text, start);
	}

	private boolean isComment(String text, int lineStart, int offset) {
		boolean continues = form == SourceForm.FIXED && offset - lineStart == CONTINUATION;
		return text.charAt(offset) == '!' && !continues && !(isSentinel(text, offset) && text.substring(lineStart, offset).isBlank());
	}

	/** Whether a line of a directive, or one that is compiled with OpenMP only, begins. OpenMP 5.2 §3.2, §3.3 */
	private static boolean isSentinel(String text, int offset) {
		return text.startsWith("$", offset + 1)
				&& (FortranDirectives.isSentinel(text, offset) || text.startsWith(" ", offset + 2) || text.startsWith("\t", offset + 2));
	}

	@Override
	public String inside(TextPart comment, String text) {
		return text.substring(comment.offset() + 1, comment.endOffset());
	}

	@Override
	public String remark(String text) {
		return "! " + text;
	}

	@Override
	public Optional<String> enclosedRemark(String text) {
		return Optional.empty();
	}

	@Override
	public String closed(String text) {
		return text;
	}

	@Override
	public boolean isRemark(String rest) {
		return rest.startsWith("!");
	}

	@Override
	public boolean isContinued(String line) {
		return form == SourceForm.FREE && line.stripTrailing().endsWith("&");
	}
}
