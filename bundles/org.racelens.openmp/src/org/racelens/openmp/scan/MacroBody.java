package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.MacroExpansion.Marked;
import org.racelens.openmp.scan.PragmaToken.Kind;

/** Puts arguments into a macro's replacement text: parameters, {@code #} and {@code ##}. C11 §6.10.3.1 to §6.10.3.3. */
final class MacroBody {
	private final List<PragmaToken> body;
	private final boolean function;
	private final MacroArguments arguments;
	private final SourceRange use;

	private MacroBody(MacroDefinition macro, MacroArguments arguments, SourceRange use) {
		body = PragmaTokenizer.tokens(PragmaText.at(macro.body(), use)).stream().map(t -> t.expandedAt(use)).toList();
		function = macro.parameters().isPresent();
		this.arguments = arguments;
		this.use = use;
	}

	/** The replacement of one use of a macro, not yet rescanned. */
	static List<Marked> substitute(MacroDefinition macro, MacroArguments arguments, SourceRange use) {
		return new MacroBody(macro, arguments, use).substitute();
	}

	private List<Marked> substitute() {
		List<Marked> result = new ArrayList<>();
		// an operand of ## that is empty leaves nothing to glue the next one to
		boolean glueable = false;
		int i = 0;
		while (i < body.size()) {
			boolean pasted = i > 0 && isPaste(i - 1);
			int length = isStringized(i) ? 2 : 1;
			if (isPaste(i)) {
				i++;
				continue;
			}
			List<Marked> piece = piece(i, pasted || isPaste(i + length));
			if (pasted && dropsComma(i, result, piece)) {
				result.remove(result.size() - 1);
			} else if (pasted && glueable && !piece.isEmpty() && !result.get(result.size() - 1).token().is(",")) {
				glue(result, piece);
			} else {
				result.addAll(piece);
			}
			glueable = !piece.isEmpty() || pasted && glueable;
			i += length;
		}
		return result;
	}

	private boolean isPaste(int index) {
		return index > 0 && index < body.size() - 1 && body.get(index).is("##");
	}

	private boolean isStringized(int index) {
		return function && body.get(index).is("#") && index + 1 < body.size()
				&& arguments.written(body.get(index + 1).text(), use).isPresent();
	}

	/** What one operand of the body becomes; beside {@code ##} an argument is not expanded. */
	private List<Marked> piece(int index, boolean beside) {
		PragmaToken token = body.get(index);
		if (isStringized(index)) {
			return List.of(new Marked(string(arguments.written(body.get(index + 1).text(), use).orElseThrow(), token), Set.of()));
		}
		Optional<List<Marked>> argument = !token.isWord()
				? Optional.empty()
				: beside ? arguments.written(token.text(), use) : arguments.expanded(token.text(), use);
		if (argument.isEmpty()) {
			return List.of(new Marked(token, Set.of()));
		}
		List<Marked> piece = new ArrayList<>(argument.get());
		if (!piece.isEmpty()) {
			piece.set(0, piece.get(0).spaced(token.spaced()));
		}
		return piece;
	}

	/** {@code , ## __VA_ARGS__} without arguments loses its comma: an extension that GCC and Clang share. */
	private boolean dropsComma(int index, List<Marked> result, List<Marked> piece) {
		return piece.isEmpty() && arguments.isVariadic(body.get(index).text()) && !result.isEmpty()
				&& result.get(result.size() - 1).token().is(",");
	}

	private PragmaToken string(List<Marked> argument, PragmaToken operator) {
		StringBuilder text = new StringBuilder("\"");
		for (Marked marked : argument) {
			PragmaToken token = marked.token();
			boolean literal = token.kind() == Kind.STRING || token.kind() == Kind.CHARACTER;
			text.append(token.spaced() && text.length() > 1 ? " " : "")
					.append(literal ? token.text().replace("\\", "\\\\").replace("\"", "\\\"") : token.text());
		}
		return new PragmaToken(Kind.STRING, text.append('"').toString(), use, operator.spaced(), true);
	}

	/** Makes one token of the last one of {@code result} and the first one of {@code piece}. */
	private void glue(List<Marked> result, List<Marked> piece) {
		Marked left = result.remove(result.size() - 1);
		Marked right = piece.get(0);
		Set<String> hidden = new HashSet<>(left.hidden());
		hidden.retainAll(right.hidden());
		List<PragmaToken> glued = PragmaTokenizer.tokens(PragmaText.at(left.token().text() + right.token().text(), use));
		for (int i = 0; i < glued.size(); i++) {
			PragmaToken token = glued.get(i).expandedAt(use);
			result.add(new Marked(i == 0 ? token.withSpaced(left.token().spaced()) : token, hidden));
		}
		result.addAll(piece.subList(1, piece.size()));
	}
}
