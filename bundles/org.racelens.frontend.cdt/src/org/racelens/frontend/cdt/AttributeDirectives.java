package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.frontend.cdt.Pragmas.Pragma;
import org.racelens.frontend.cdt.pragma.PragmaScanner;
import org.racelens.frontend.cdt.pragma.PragmaText;
import org.racelens.frontend.cdt.pragma.ScanResult;
import org.racelens.frontend.cdt.pragma.SourceLines;

/**
 * Directives written as attributes before a statement: {@code [[omp::directive(…)]]}, and {@code [[omp::sequence(…)]]} of several. OpenMP
 * 5.2 §5.1.
 */
final class AttributeDirectives {
	private static final Pattern DIRECTIVE = Pattern.compile("\\b(?:omp\\s*::\\s*)?directive\\s*\\(");

	private final SyntaxTree tree;
	private final Macros macros;
	private final boolean any;

	AttributeDirectives(SyntaxTree tree) {
		this.tree = tree;
		any = tree.headers().anyTextContains("omp::") || tree.headers().anyTextContains("omp ::");
		macros = any ? new Macros(tree.unit()) : null;
	}

	/** Those before a statement, in their order. */
	List<Pragma> before(IASTStatement statement) {
		List<Pragma> result = new ArrayList<>();
		IASTFileLocation file = any ? statement.getFileLocation() : null;
		SourceLines lines = file == null ? null : tree.headers().lines(file.getFileName()).orElse(null);
		if (lines == null || !lines.source().text().startsWith("[[", file.getNodeOffset())) {
			return result;
		}
		String text = lines.source().text();
		int end = text.indexOf("]]", file.getNodeOffset());
		Matcher matcher = DIRECTIVE.matcher(text).region(file.getNodeOffset(), end < 0 ? file.getNodeOffset() : end);
		while (matcher.find()) {
			int close = closing(text, matcher.end(), end);
			int start = Places.start(statement);
			ScanResult scanned = PragmaScanner.scan(PragmaText.within(lines, matcher.end(), close), macros.before(start));
			result.add(new Pragma(start, lines.range(matcher.start(), Math.min(close + 1, text.length())), scanned.directive(),
					scanned.messages()));
		}
		return result;
	}

	/** Where the parenthesis that is open closes. */
	private static int closing(String text, int from, int end) {
		int depth = 1;
		for (int i = from; i < end; i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
		return end;
	}
}
