package org.racelens.frontend.cdt.pragma;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.cdt.pragma.PragmaToken.Kind;
import org.racelens.model.source.SourceRange;

/**
 * Expands the macros of a token list: C11 §6.10.3, by D. Prosser's algorithm (each token carries the set of macros that it must not be
 * expanded by, so that there is no endless recursion).
 */
final class MacroExpansion {
	/** Far more tokens than any real pragma has; macros that double each other end here. */
	private static final int MAX_STEPS = 200_000;
	private static final int MAX_DEPTH = 100;

	private final MacroTable macros;

	MacroExpansion(MacroTable macros) {
		this.macros = macros;
	}

	/** The expanded tokens; empty if the expansion is too large or too deep to be meant. */
	Optional<List<PragmaToken>> expand(List<PragmaToken> tokens) {
		try {
			List<Marked> marked = tokens.stream().map(t -> new Marked(t, Set.of())).toList();
			return Optional.of(expand(marked, 0).stream().map(Marked::token).toList());
		} catch (TooLargeException e) {
			return Optional.empty();
		}
	}

	private List<Marked> expand(List<Marked> tokens, int depth) throws TooLargeException {
		if (depth > MAX_DEPTH) {
			throw new TooLargeException();
		}
		Deque<Marked> rest = new ArrayDeque<>(tokens);
		List<Marked> result = new ArrayList<>();
		int steps = 0;
		while (!rest.isEmpty()) {
			Marked next = rest.pop();
			Optional<MacroDefinition> macro = next.isExpandable() ? macros.macro(next.token().text()) : Optional.empty();
			Optional<List<Marked>> replacement = macro.isPresent() ? replace(next, macro.get(), rest, depth) : Optional.empty();
			if (replacement.isEmpty()) {
				result.add(next);
				continue;
			}
			steps += 1 + replacement.get().size();
			if (steps > MAX_STEPS) {
				throw new TooLargeException();
			}
			for (int i = replacement.get().size() - 1; i >= 0; i--) {
				rest.push(replacement.get().get(i));
			}
		}
		return result;
	}

	/** The replacement of a macro's use; its arguments are taken from {@code rest}. Empty if a function-like macro is not called. */
	private Optional<List<Marked>> replace(Marked name, MacroDefinition macro, Deque<Marked> rest, int depth) throws TooLargeException {
		Set<String> hidden = new HashSet<>(name.hidden());
		List<List<Marked>> arguments = List.of();
		SourceRange use = name.token().range();
		if (macro.parameters().isPresent()) {
			if (rest.isEmpty() || !rest.peek().token().is("(")) {
				return Optional.empty();
			}
			Optional<Call> call = call(rest);
			if (call.isEmpty()) {
				return Optional.empty();
			}
			call.get().consume(rest);
			hidden.retainAll(call.get().close().hidden());
			use = name.token().expanded() ? use : ScannedArgument.span(use, call.get().close().token().range());
			arguments = call.get().arguments();
		}
		hidden.add(name.token().text());
		List<Marked> body = substitute(macro, arguments, use, depth);
		List<Marked> replaced = new ArrayList<>(body.size());
		for (int i = 0; i < body.size(); i++) {
			replaced.add(body.get(i).after(i == 0 ? name.token().spaced() : body.get(i).token().spaced(), hidden, use));
		}
		return Optional.of(replaced);
	}

	/** The call whose parenthesis is first in {@code rest}, which stays as it is; empty if it is not closed. */
	private static Optional<Call> call(Deque<Marked> rest) {
		List<List<Marked>> arguments = new ArrayList<>();
		List<Marked> current = new ArrayList<>();
		int depth = 0;
		int length = 0;
		for (Marked marked : rest) {
			length++;
			PragmaToken token = marked.token();
			depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
			if (depth == 0) {
				arguments.add(current);
				return Optional.of(new Call(arguments, marked, length));
			}
			if (depth == 1 && token.is(",")) {
				arguments.add(current);
				current = new ArrayList<>();
			} else if (depth > 1 || !token.is("(")) {
				current.add(marked);
			}
		}
		return Optional.empty();
	}

	private List<Marked> substitute(MacroDefinition macro, List<List<Marked>> arguments, SourceRange use, int depth) throws TooLargeException {
		List<PragmaToken> body = PragmaTokenizer.tokens(PragmaText.at(macro.body(), use));
		boolean function = macro.parameters().isPresent();
		List<Marked> result = new ArrayList<>();
		for (int i = 0; i < body.size(); i++) {
			PragmaToken token = body.get(i).expandedAt(use);
			boolean pasted = i > 0 && body.get(i - 1).is("##");
			boolean pasting = i + 1 < body.size() && body.get(i + 1).is("##");
			Optional<List<Marked>> argument = function ? argument(macro.parameters().get(), arguments, token.text()) : Optional.empty();
			if (token.is("##") && i > 0 && i + 1 < body.size()) {
				continue;
			}
			List<Marked> piece;
			if (function && token.is("#") && i + 1 < body.size()
					&& argument(macro.parameters().get(), arguments, body.get(i + 1).text()).isPresent()) {
				piece = List.of(new Marked(stringOf(argument(macro.parameters().get(), arguments, body.get(i + 1).text()).get(), token), Set.of()));
				i++;
			} else if (argument.isPresent() && token.isWord()) {
				piece = spaced(pasted || pasting ? argument.get() : expand(argument.get(), depth + 1), token.spaced());
			} else {
				piece = List.of(new Marked(token, Set.of()));
			}
			append(result, piece, pasted);
		}
		return result;
	}

	/** The argument of a parameter; empty if the name is no parameter. */
	private static Optional<List<Marked>> argument(List<String> parameters, List<List<Marked>> arguments, String name) {
		for (int i = 0; i < parameters.size(); i++) {
			String parameter = parameters.get(i);
			boolean variadic = i == parameters.size() - 1 && (parameter.endsWith("...") || parameter.equals("__VA_ARGS__"));
			String spelling = !variadic ? parameter : parameter.length() > 3 && parameter.endsWith("...")
					? parameter.substring(0, parameter.length() - 3).strip()
					: "__VA_ARGS__";
			if (spelling.equals(name)) {
				return Optional.of(variadic ? joined(arguments, i) : i < arguments.size() ? arguments.get(i) : List.of());
			}
		}
		return Optional.empty();
	}

	private static List<Marked> joined(List<List<Marked>> arguments, int first) {
		List<Marked> result = new ArrayList<>();
		for (int i = first; i < arguments.size(); i++) {
			if (i > first && !(arguments.get(i).isEmpty() && result.isEmpty())) {
				SourceRange place = result.isEmpty() ? arguments.get(i).get(0).token().range() : result.get(result.size() - 1).token().range();
				result.add(new Marked(new PragmaToken(Kind.PUNCTUATOR, ",", place, false, true), Set.of()));
			}
			result.addAll(arguments.get(i));
		}
		return result;
	}

	private static List<Marked> spaced(List<Marked> tokens, boolean spaced) {
		List<Marked> result = new ArrayList<>(tokens);
		if (!result.isEmpty()) {
			result.set(0, new Marked(result.get(0).token().withSpaced(spaced), result.get(0).hidden()));
		}
		return result;
	}

	private static PragmaToken stringOf(List<Marked> argument, PragmaToken operator) {
		StringBuilder text = new StringBuilder("\"");
		for (Marked marked : argument) {
			PragmaToken token = marked.token();
			String spelling = token.kind() == Kind.STRING || token.kind() == Kind.CHARACTER
					? token.text().replace("\\", "\\\\").replace("\"", "\\\"")
					: token.text();
			text.append(token.spaced() && text.length() > 1 ? " " : "").append(spelling);
		}
		return new PragmaToken(Kind.STRING, text.append('"').toString(), operator.range(), operator.spaced(), true);
	}

	/** Appends tokens; the first is glued to the last one before it where {@code ##} stood between them. */
	private static void append(List<Marked> result, List<Marked> piece, boolean pasted) {
		if (!pasted || result.isEmpty() || piece.isEmpty()) {
			result.addAll(piece);
			return;
		}
		Marked left = result.remove(result.size() - 1);
		String glued = left.token().text() + piece.get(0).token().text();
		SourceRange place = left.token().range();
		List<PragmaToken> tokens = PragmaTokenizer.tokens(PragmaText.at(glued, place));
		Set<String> hidden = new HashSet<>(left.hidden());
		hidden.retainAll(piece.get(0).hidden());
		for (int i = 0; i < tokens.size(); i++) {
			PragmaToken token = tokens.get(i).expandedAt(place);
			result.add(new Marked(i == 0 ? token.withSpaced(left.token().spaced()) : token, hidden));
		}
		result.addAll(piece.subList(1, piece.size()));
	}

	private record Marked(PragmaToken token, Set<String> hidden) {
		boolean isExpandable() {
			return token.isWord() && !hidden.contains(token.text());
		}

		Marked after(boolean spaced, Set<String> more, SourceRange use) {
			Set<String> all = new HashSet<>(hidden);
			all.addAll(more);
			return new Marked(token.withSpaced(spaced).expandedAt(use), Set.copyOf(all));
		}
	}

	/** @param length number of tokens from the opening to the closing parenthesis */
	private record Call(List<List<Marked>> arguments, Marked close, int length) {
		void consume(Deque<Marked> rest) {
			for (int i = 0; i < length; i++) {
				rest.pop();
			}
		}
	}

	private static final class TooLargeException extends Exception {
		private static final long serialVersionUID = 1;
	}
}
