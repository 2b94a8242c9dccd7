package org.racelens.frontend.fortran.statement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.expression.Unlowered;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;

/** What statements do with the objects of other images, which the text that the parser reads does not name. Fortran 2018 §9.6, §11.1.6 */
final class Images {
	private static final Pattern REFERENCE = Pattern.compile("(?<=[\\w)])\\s*\\[(?![^\\]]*\\*\\s*\\])|(['\"]).*?\\1");
	private static final Pattern CRITICAL = Pattern.compile("(?is)(?:\\w+\\s*:\\s*)?critical\\b.*");
	private static final String[] CONSTRUCTS = { "if_statement", "select_case_statement", "select_type_statement", "select_rank_statement",
			"do_loop_statement", "where_statement", "forall_statement", "block_construct", "associate_statement" };

	private Images() {
	}

	/** Whether a statement without others inside refers to objects of other images. */
	static boolean isRemote(Node s) {
		return !s.is("comment") && !s.is(CONSTRUCTS) && references(s) > 0;
	}

	/** A construct may be one of images, or evaluate objects of theirs besides what the statements inside do. */
	static void doubt(Node s, Code code) {
		if (!s.is(CONSTRUCTS)) {
			return;
		}
		boolean critical = s.is("block_construct") && CRITICAL.matcher(s.source().spelling(s.start(), s.end())).matches();
		if (critical || references(s) > inside(s)) {
			code.unknown(s.range(), FortranSentence.FORTRAN_STATEMENT_X_IS_NOT_UNDERSTOOD.of(critical ? "critical" : Unlowered.shown(s)));
		}
	}

	private static int inside(Node s) {
		return s.children().stream().mapToInt(c -> StatementLowering.isExecutable(c) ? references(c) : inside(c)).sum();
	}

	private static int references(Node s) {
		String text = s.source().spelling(s.start(), s.end());
		int count = 0;
		if (text.indexOf('[') >= 0) {
			for (Matcher m = REFERENCE.matcher(text); m.find();) {
				count += m.group(1) == null ? 1 : 0;
			}
		}
		return count;
	}
}
