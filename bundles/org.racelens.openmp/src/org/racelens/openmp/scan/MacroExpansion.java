package org.racelens.openmp.scan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;

/**
 * Expands the macros of a token list: C11 §6.10.3, by D. Prosser's algorithm (each token carries the set of macros that it must not be
 * expanded by, so that there is no endless recursion).
 */
final class MacroExpansion {
	private static final int MAX_DEPTH = 100;

	private final MacroTable macros;

	MacroExpansion(MacroTable macros) {
		this.macros = macros;
	}

	/** A token with the macros that must not expand it. */
	record Marked(PragmaToken token, Set<String> hidden) {
		boolean isExpandable() {
			return token.isWord() && !hidden.contains(token.text());
		}

		Marked spaced(boolean spaced) {
			return new Marked(token.withSpaced(spaced), hidden);
		}

		/** The same token as it comes out of a macro's use. */
		Marked from(SourceRange use, Set<String> more) {
			Set<String> all = new HashSet<>(hidden);
			all.addAll(more);
			return new Marked(token.expandedAt(use), Set.copyOf(all));
		}
	}

	/** The expanded tokens; empty if the expansion is too large or too deep to be meant. */
	Optional<List<PragmaToken>> expand(List<PragmaToken> tokens) {
		try {
			List<Marked> marked = tokens.stream().map(t -> new Marked(t, Set.of())).toList();
			return Optional.of(expand(marked, new Budget(), 0).stream().map(Marked::token).toList());
		} catch (TooLargeException e) {
			return Optional.empty();
		}
	}

	private List<Marked> expand(List<Marked> tokens, Budget budget, int depth) throws TooLargeException {
		if (depth > MAX_DEPTH) {
			throw new TooLargeException();
		}
		Deque<Marked> rest = new ArrayDeque<>(tokens);
		List<Marked> result = new ArrayList<>();
		while (!rest.isEmpty()) {
			Marked next = rest.pop();
			Optional<MacroDefinition> macro = next.isExpandable() ? macros.macro(next.token().text()) : Optional.empty();
			Optional<List<Marked>> replacement = macro.isPresent() ? replace(next, macro.get(), rest, budget, depth) : Optional.empty();
			if (replacement.isEmpty()) {
				result.add(next);
				continue;
			}
			budget.spend(1 + replacement.get().size());
			for (int i = replacement.get().size() - 1; i >= 0; i--) {
				rest.push(replacement.get().get(i));
			}
		}
		return result;
	}

	/** The replacement of a macro's use; its arguments are taken from {@code rest}. Empty if a function-like macro is not called. */
	private Optional<List<Marked>> replace(Marked name, MacroDefinition macro, Deque<Marked> rest, Budget budget, int depth)
			throws TooLargeException {
		Set<String> hidden = new HashSet<>(name.hidden());
		MacroArguments arguments = MacroArguments.NONE;
		SourceRange use = name.token().range();
		if (macro.parameters().isPresent()) {
			Optional<Call> found = call(rest, budget);
			if (found.isEmpty()) {
				return Optional.empty();
			}
			Call call = found.get();
			for (int i = 0; i < call.length(); i++) {
				rest.pop();
			}
			hidden.retainAll(call.close().hidden());
			use = name.token().expanded() ? use : ScannedArgument.span(use, call.close().token().range());
			List<List<Marked>> expanded = new ArrayList<>();
			for (List<Marked> argument : call.arguments()) {
				expanded.add(expand(argument, budget, depth + 1));
			}
			arguments = new MacroArguments(macro.parameters().get(), call.arguments(), expanded);
		}
		hidden.add(name.token().text());
		List<Marked> body = MacroBody.substitute(macro, arguments, use);
		List<Marked> replacement = new ArrayList<>(body.size());
		for (Marked token : body) {
			Marked placed = token.from(use, hidden);
			replacement.add(replacement.isEmpty() ? placed.spaced(name.token().spaced()) : placed);
		}
		return Optional.of(replacement);
	}

	/** The call whose parenthesis is first in {@code rest}, which stays as it is; empty if there is none or it is not closed. */
	private static Optional<Call> call(Deque<Marked> rest, Budget budget) throws TooLargeException {
		if (rest.isEmpty() || !rest.peek().token().is("(")) {
			return Optional.empty();
		}
		List<List<Marked>> arguments = new ArrayList<>();
		List<Marked> current = new ArrayList<>();
		int depth = 0;
		int length = 0;
		for (Marked marked : rest) {
			PragmaToken token = marked.token();
			budget.spend(1);
			length++;
			depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
			if (depth == 0) {
				arguments.add(current);
				return Optional.of(new Call(arguments, marked, length));
			}
			if (depth == 1 && token.is(",")) {
				arguments.add(current);
				current = new ArrayList<>();
			} else if (length > 1) {
				current.add(marked);
			}
		}
		return Optional.empty();
	}

	/** @param length number of tokens from the opening to the closing parenthesis */
	private record Call(List<List<Marked>> arguments, Marked close, int length) {
	}

	/** Counts the work of one expansion. */
	private static final class Budget {
		/** Far more tokens than any real pragma has; macros that double each other end here. */
		private int left = 200_000;

		void spend(int tokens) throws TooLargeException {
			left -= tokens;
			if (left < 0) {
				throw new TooLargeException();
			}
		}
	}

	private static final class TooLargeException extends Exception {
		private static final long serialVersionUID = 1;
	}
}
